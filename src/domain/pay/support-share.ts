import { rate } from '../../kernel/rate.ts'
import { type Chosen, citation, tableOn } from '../../law/engine/editions.ts'
import type { SupportAllocation, SupportLimit, SupportShare } from '../../law/language/support-limit.ts'
import { federal, garnishmentLaw, type Wanted } from './disposable.ts'
import type { GarnishablePay, OrderOf, Progress } from './garnishment-order.ts'

type Order = OrderOf<'Child Support'>

interface Share {
  readonly percent: string
  readonly law: Wanted['law']
  /** What a reader of the explanation should know of the limit; empty where there is nothing. */
  readonly said: string
}

/** The most of disposable earnings that support may take: the least of federal law, the state's and the order's. */
export function supportShare(pay: GarnishablePay, order: Order, { supportOrders }: Progress): Share {
  const nation = shareFor(garnishmentLaw(pay).law.support, order)
  const found = limitOfState(pay, order)
  if (found === undefined) {
    const said = '; the limit of the state is not known, so this is the federal one'
    return { percent: lower(nation, order.maxPercent), law: federal(pay, 'unsure'), said }
  }
  const { law, confidence } = found
  const terms = supportOrders > 1 ? (law.severalMost ?? law.most) : law.most
  const percent = lower(lower(nation, shareFor(terms, order)), order.maxPercent)
  const cited = { law: citation(law, `${law.where}.supportLimit`), source: law.source, confidence }
  return { percent, law: cited, said: saidOf(found) }
}

/** How several orders share what does not suffice for all of them. */
export const supportAllocation = (pay: GarnishablePay, [first]: readonly Order[]): SupportAllocation =>
  (first && limitOfState(pay, first)?.law.allocation) ?? 'proportion'

export function lower(percent: string, other: string | undefined): string {
  if (other === undefined) return percent
  const [a, b] = [rate(percent), rate(other)]
  return b.numerator * a.denominator < a.numerator * b.denominator ? other : percent
}

/** The law of the place of work, whoever issued the order (UIFSA 502(d), 503). */
function limitOfState(pay: GarnishablePay, order: Order): Chosen<SupportLimit> | undefined {
  const state = pay.workState ?? order.state
  return state === undefined ? undefined : tableOn('supportLimit', state, pay.payDate, pay.lookUp)
}

function shareFor({ withSecondFamily, without, arrearsOver12Weeks }: SupportShare, order: Order): string {
  const base = order.supportsSecondFamily ? withSecondFamily : without
  return order.arrearsOver12Weeks ? plus(base, arrearsOver12Weeks) : base
}

function saidOf({ law, confidence }: Chosen<SupportLimit>): string {
  const unsure = confidence === 'unsure' ? `; the federal limit: that of ${law.where} was not looked up` : ''
  return law.review === undefined ? unsure : `${unsure}; ${law.review}`
}

const plus = (a: string, b: string): string => `${Number.parseInt(a, 10) + Number.parseInt(b, 10)}%`
