import { atLeastZero, type Cents, cents, least, most, ZERO } from '../../kernel/money.ts'
import type { Frequency } from '../../law/language/types.ts'
import type { ServedGarnishment } from './facts.ts'
import type { GarnishmentOrder } from './garnishment-order.ts'
import { periodsPerYear, perPeriod } from './period-money.ts'
import { readGarnishment } from './read-garnishment.ts'

export interface CountedBy {
  /** Of the pay period. */
  readonly frequency: Frequency
  /** Regular paydays in the month; undefined: not known. */
  readonly paydays?: number | undefined
  /** `none`: a second payment in one pay period is asked for the whole amount again. */
  readonly skip: 'periodic' | 'none'
}

/**
 * An order as far as it is not fulfilled: its balance less what earlier paychecks took, and an amount that is owed once a
 * pay period or a month less what this pay period or month has seen. Nothing when nothing is left.
 */
export function orderLeft(served: ServedGarnishment, by: CountedBy): readonly GarnishmentOrder[] {
  const { id, type, fields, taken, takenInPeriod = ZERO, takenInMonth = ZERO } = served
  const read = readGarnishment(id, type, fields)
  const order = read.balance === undefined ? read : { ...read, balance: atLeastZero(read.balance - taken) }
  const whole = asked(order, by.frequency)
  if (whole === undefined || (takenInPeriod === ZERO && takenInMonth === ZERO)) return [order]

  const ofPeriod = by.skip === 'none' ? whole : atLeastZero(whole - takenInPeriod)
  const left = least(ofPeriod, leftOfMonth(order, { ...by, whole, takenInMonth }))
  if (left === whole) return [order]
  // Others stay behind a bankruptcy although it has had its due.
  return left === ZERO && order.type !== 'Bankruptcy' ? [] : [reduced(order, by.frequency, left)]
}

/** What an order with amounts of its own asks of one pay period; a share of every payment is counted by nobody. */
function asked(order: GarnishmentOrder, frequency: Frequency): Cents | undefined {
  if (order.type === 'Child Support') {
    return cents(
      perPeriod({ frequency }, order, order.current) + perPeriod({ frequency }, order, order.arrears),
    )
  }
  if (order.type === 'Bankruptcy') return perPeriod({ frequency }, order, order.amount)
  return order.type === 'Federal Tax Levy' ? undefined : order.amount
}

/**
 * A month owes its amount. Paid every second week, an amount a month is taken as 12 ÷ 26 of it, which is less than the
 * month owes when it has two paydays, and more when it has three: then its paydays say what the month owes.
 */
function leftOfMonth(
  order: GarnishmentOrder,
  { whole, takenInMonth, paydays = 0 }: CountedBy & { readonly whole: Cents; readonly takenInMonth: Cents },
): Cents {
  const monthly = monthlyOf(order)
  if (monthly === undefined) return whole
  return atLeastZero(most(monthly, cents(whole * BigInt(paydays))) - takenInMonth)
}

function monthlyOf(order: GarnishmentOrder): Cents | undefined {
  if (order.type !== 'Child Support' && order.type !== 'Bankruptcy') return undefined
  const { paymentPeriod } = order
  if (paymentPeriod === undefined || periodsPerYear[paymentPeriod] !== periodsPerYear.Monthly)
    return undefined
  return order.type === 'Bankruptcy' ? order.amount : cents(order.current + order.arrears)
}

/** So much less of this payment: what was taken before went to current support first. */
function reduced(order: GarnishmentOrder, frequency: Frequency, left: Cents): GarnishmentOrder {
  if (order.type === 'Child Support') {
    const { paymentPeriod, ...rest } = order
    const arrears = least(left, perPeriod({ frequency }, { paymentPeriod }, order.arrears))
    return { ...rest, current: cents(left - arrears), arrears }
  }
  if (order.type === 'Bankruptcy') {
    const { paymentPeriod: _, ...rest } = order
    return { ...rest, amount: left }
  }
  return order.type === 'Federal Tax Levy' ? order : { ...order, amount: left }
}
