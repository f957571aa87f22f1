import type { Day } from '../../kernel/dates.ts'
import { add, atLeastZero, type Cents, least, ZERO } from '../../kernel/money.ts'
import type { GarnishmentLaw } from '../../law/language/garnishment.ts'
import type { Step } from '../../law/language/types.ts'
import { federal, garnishmentLaw, type Wanted } from './disposable.ts'
import { step } from './explained-steps.ts'
import { limitOf } from './garnishment-limit.ts'
import type { GarnishablePay, GarnishmentOrder, OrderOf, Progress } from './garnishment-order.ts'
import { perPeriod } from './period-money.ts'
import { type SupportClaim, shareOut } from './share-out.ts'
import { supportAllocation } from './support-share.ts'

export interface Garnished {
  readonly id: string
  readonly type: GarnishmentOrder['type']
  /** What the order asks of this payment. */
  readonly wanted: Cents
  readonly amount: Cents
  /** What could not be taken, and why. */
  readonly short: Cents
  readonly reason?: 'limit' | 'cash' | 'stayed' | 'barred' | undefined
  readonly disposable: Cents
  readonly law: string
  readonly source: string
  readonly confidence: string
  readonly steps: readonly Step[]
}

/** Serves the orders by priority, each within its own limit and all within the cash there is. */
export function garnish(pay: GarnishablePay, orders: readonly GarnishmentOrder[]): Garnished[] {
  if (orders.length === 0) return []
  const { kinds } = garnishmentLaw(pay).law
  const inForce = orders.filter((order) => isInForce(order, pay.payDate)).sort(byPriority(kinds))
  const hasBankruptcy = inForce.some(({ type }) => type === 'Bankruptcy')
  const supportOrders = inForce.filter(({ type }) => type === 'Child Support').length
  const state: Progress = { ahead: ZERO, taken: ZERO, supportOrders, byAgency: new Map() }
  const lines: Garnished[] = []

  for (const group of grouped(inForce)) {
    const isStayed = hasBankruptcy && kinds[group[0]!.type].stayedByBankruptcy
    const served = isStayed ? group.map((order) => stayed(pay, order)) : serve(pay, group, state)
    for (const line of served) {
      note(state, group[0]!, line.amount)
      state.taken = add(state.taken, line.amount)
      if (kinds[line.type].countsAgainstCeiling) state.ahead = add(state.ahead, line.amount)
      lines.push(line)
    }
  }
  return lines
}

function note({ byAgency }: Progress, order: GarnishmentOrder, amount: Cents): void {
  if (!('agency' in order) || order.agency === undefined) return
  byAgency.set(order.agency, add(byAgency.get(order.agency) ?? ZERO, amount))
}

function serve(pay: GarnishablePay, group: readonly GarnishmentOrder[], state: Progress): Garnished[] {
  const first = group[0]!
  if (first.type === 'Child Support')
    return serveSupport(pay, group as readonly OrderOf<'Child Support'>[], state)
  const wanted = limitOf(pay, first, state)
  return [settle(pay, first, wanted, state.taken)]
}

/** Several support orders share one ceiling as the state says, current support before arrears. */
function serveSupport(
  pay: GarnishablePay,
  orders: readonly OrderOf<'Child Support'>[],
  state: Progress,
): Garnished[] {
  const limits = orders.map((order) => limitOf(pay, order, state))
  const ceiling = limits.reduce((most, { limit }) => (limit > most ? limit : most), ZERO)
  const cash = least(ceiling, atLeastZero(pay.available - state.taken))

  const allocation = supportAllocation(pay, orders)

  const claims = (part: 'current' | 'arrears', taken: readonly Cents[]): SupportClaim[] =>
    orders.map((order, at) => ({
      asked: perPeriod(pay, order, order[part]),
      most: atLeastZero(limits[at]!.limit - (taken[at] ?? ZERO)),
    }))
  const current = shareOut(cash, claims('current', []), allocation)
  const rest = atLeastZero(cash - add(...current))
  const arrears = shareOut(rest, claims('arrears', current), allocation)
  return orders.map((order, at) => {
    const limit = add(current[at]!, arrears[at]!)
    return settle(pay, order, { ...limits[at]!, limit }, state.taken)
  })
}

function settle(pay: GarnishablePay, order: GarnishmentOrder, given: Wanted, taken: Cents): Garnished {
  const { wanted, limit, disposable, law, steps } = given
  const owed = order.balance === undefined ? wanted : least(wanted, order.balance)
  const cash = atLeastZero(pay.available - taken)
  const amount = least(least(owed, limit), cash)
  const short = atLeastZero(owed - amount)
  const reason = given.barred ? 'barred' : short === ZERO ? undefined : amount === cash ? 'cash' : 'limit'
  return {
    id: order.id,
    type: order.type,
    wanted: owed,
    amount,
    short,
    reason,
    disposable,
    ...law,
    steps: [
      ...steps,
      step('taken', 'least of order, balance, limit and cash', { order: wanted, limit, cash }, amount),
    ],
  }
}

const stayed = (pay: GarnishablePay, order: GarnishmentOrder): Garnished => ({
  id: order.id,
  type: order.type,
  wanted: ZERO,
  amount: ZERO,
  short: ZERO,
  reason: 'stayed',
  disposable: atLeastZero(pay.gross - pay.taxes),
  ...federal(pay, 'recalled'),
  source: '11 USC 362',
  steps: [step('taken', 'a bankruptcy order stays it', {}, ZERO)],
})

const isInForce = (order: GarnishmentOrder, on: Day): boolean =>
  (order.effective === undefined || order.effective <= on) &&
  (order.end === undefined || on <= order.end) &&
  (order.balance === undefined || order.balance > 0n)

type Kinds = GarnishmentLaw['kinds']

const byPriority =
  (kinds: Kinds) =>
  (a: GarnishmentOrder, b: GarnishmentOrder): number =>
    rankOf(kinds, a, b) - rankOf(kinds, b, a) || compare(a.received ?? '9999', b.received ?? '9999')

/** A levy served before the support order was entered outranks it (IRC 6334(d)(8)). */
function rankOf(kinds: Kinds, order: GarnishmentOrder, other: GarnishmentOrder): number {
  const isEarlierLevy =
    order.type === 'Federal Tax Levy' &&
    other.type === 'Child Support' &&
    order.received !== undefined &&
    other.received !== undefined &&
    order.received < other.received
  return isEarlierLevy ? kinds['Child Support'].rank - 0.5 : kinds[order.type].rank
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Support orders are served together; every other order alone. */
function grouped(orders: readonly GarnishmentOrder[]): GarnishmentOrder[][] {
  const groups: GarnishmentOrder[][] = []
  for (const order of orders) {
    const support = groups.find((group) => group[0]!.type === 'Child Support')
    if (order.type === 'Child Support' && support) support.push(order)
    else groups.push([order])
  }
  return groups
}
