import { add, atLeastZero, type Cents, least, ZERO } from '../../kernel/money.ts'
import { times } from '../../kernel/rate.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { PayItem } from '../../law/language/pay-items.ts'
import type { Confidence } from '../../law/language/types.ts'
import { type RoomFor, roomFor } from './benefit-limit.ts'
import { type DeductionKind, deductionKinds } from './elements.ts'
import type { Deduction, PartOfPay, PaycheckInput } from './paycheck-types.ts'
import { defersPlanPay } from './plan-pay.ts'

/** A deduction on its way through the check: what was elected, what the law leaves of it, what is taken. */
export interface ElectedDeduction {
  readonly deduction: Deduction
  readonly kind: DeductionKind
  readonly item: PayItem
  readonly isPreTax: boolean
  readonly wanted: Cents
  /** Within the law's and the plan's limits. */
  readonly allowed: Cents
  readonly employer: Cents
  /** What the employer would give without a limit. */
  readonly promised: Cents
  /** Of the law's limit; undefined where it has none. */
  readonly confidence: Confidence | undefined
  taken: Cents
}

/** The elected amounts in the order in which they are taken, each within what its limit still leaves. */
export function elections(
  input: PaycheckInput,
  { cash, planPay }: { readonly cash: Cents; readonly planPay: Cents },
  lookUp: LookUp = {},
): readonly ElectedDeduction[] {
  if (input.deductions.length === 0) return NO_ELECTIONS
  const room = roomFor(input, lookUp)
  const { deductions } = input
  const isOrdered = deductions.every((each, at) => at === 0 || byRank(deductions[at - 1]!, each) <= 0)
  const ordered = isOrdered ? deductions : [...deductions].sort(byRank)
  const elected = ordered.map((deduction) => {
    const kind: DeductionKind = deductionKinds[deduction.type]
    if (cash === planPay || !defersPlanPay(kind)) return elect(deduction, kind, cash, room)
    return elect(withinPay(deduction, planPay), kind, planPay, room)
  })
  // A deduction that nobody gives anything to is no line.
  return elected.every(givesAnything) ? elected : elected.filter(givesAnything)
}

/** So much a paycheck, and no more than the pay it may be taken of. */
const withinPay = (deduction: Deduction, pay: Cents): Deduction =>
  typeof deduction.amount === 'bigint' ? { ...deduction, amount: least(deduction.amount, pay) } : deduction

/** A year that is trued up may still be matched after the deferrals have stopped. */
const givesAnything = ({ wanted, employer, deduction }: ElectedDeduction): boolean =>
  wanted > 0n || employer > 0n || deduction.match?.basis === 'Year'

const byRank = (a: Deduction, b: Deduction): number =>
  deductionKinds[a.type].rank - deductionKinds[b.type].rank

const NO_ELECTIONS: readonly ElectedDeduction[] = []

function elect(deduction: Deduction, kind: DeductionKind, cash: Cents, room: RoomFor): ElectedDeduction {
  const { arrears, atMost } = deduction
  const asked = shareOf(deduction.amount, cash)
  const own = atMost === undefined ? asked : least(asked, atMost)
  const wanted = arrears === undefined ? own : add(own, arrears)
  const promised = deduction.employer === undefined ? ZERO : shareOf(deduction.employer, cash)
  const left = room(deduction, { own: wanted, employer: promised, cash })
  // Employer money uses up the room first: it is promised by the plan, the worker's part is elected.
  const employer = left === undefined ? promised : least(promised, left.employer)
  const allowed =
    left === undefined ? wanted : least(wanted, least(left.employee, atLeastZero(left.both - employer)))
  left?.use(allowed, employer)
  const isPreTax = kind.isPreTax && deduction.isAfterTax !== true
  const confidence = left?.confidence
  return {
    deduction,
    kind,
    item: kind.item,
    isPreTax,
    wanted,
    allowed,
    employer,
    promised,
    confidence,
    taken: allowed,
  }
}

const shareOf = (share: PartOfPay, cash: Cents): Cents =>
  typeof share === 'object' ? times(cash, share.percent) : share

/** Takes so much less, from the last in order back; returns what could not be given up. */
export function giveWay(elected: readonly ElectedDeduction[], amount: Cents): Cents {
  let left = amount
  for (let at = elected.length - 1; at >= 0 && left > 0n; at--) {
    const each = elected[at]!
    const less = least(left, each.taken)
    each.taken = add(each.taken, -less)
    left = add(left, -less)
  }
  return left
}
