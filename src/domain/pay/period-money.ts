import { type Cents, cents, roundDiv } from '../../kernel/money.ts'
import { rate } from '../../kernel/rate.ts'
import type { Frequency } from '../../law/language/types.ts'

export const periodsPerYear: Readonly<Record<Frequency, bigint>> = {
  Daily: 260n,
  Weekly: 52n,
  BiWeekly: 26n,
  SemiMonthly: 24n,
  Monthly: 12n,
  Quarterly: 4n,
  SemiAnnual: 2n,
  Annual: 1n,
}

/** A share rounded down: a legal ceiling is not exceeded by a fraction of a cent. */
export function ceilingShare(amount: bigint, percent: string): Cents {
  const { numerator, denominator } = rate(percent)
  return cents((amount * numerator) / denominator)
}

/** amount × numerator ÷ denominator, rounded up to the cent. */
const shareUp = (amount: bigint, numerator: bigint, denominator: bigint): Cents =>
  cents((amount * numerator + denominator - 1n) / denominator)

/** A yearly figure for one pay period, half up. */
export const ofYear = (yearly: bigint, frequency: Frequency): Cents =>
  cents(roundDiv(yearly, periodsPerYear[frequency]))

/** An order's amount for its own period, brought to the pay period and rounded up to the cent: support is not underpaid. */
export const perPeriod = (
  pay: { readonly frequency: Frequency },
  order: { readonly paymentPeriod?: Frequency | undefined },
  amount: Cents,
): Cents =>
  order.paymentPeriod === undefined || order.paymentPeriod === pay.frequency
    ? amount
    : shareUp(amount, periodsPerYear[order.paymentPeriod], periodsPerYear[pay.frequency])
