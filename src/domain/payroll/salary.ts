import { type Cents, cents, roundDiv } from '../../kernel/money.ts'
import type { WageFacts } from '../pay/facts.ts'
import type { Span } from './spans.ts'
import { daysIn, type WholePeriod } from './whole-periods.ts'

/** What of a wage says what an hour or a year is worth. */
export type RatedWage = Pick<WageFacts, 'rate' | 'basis' | 'weeklyHours'>

/** Periods a year by schedule; also in a year of 27 biweekly paydays the salary is annual ÷ 26. */
export const PER_YEAR: Readonly<Record<string, bigint>> = {
  Weekly: 52n,
  BiWeekly: 26n,
  SemiMonthly: 24n,
  Monthly: 12n,
  Quarterly: 4n,
}

const WORKDAYS_A_YEAR = 260n

/** Paid by the hour: hours must be given. Everyone else has a salary that needs no import. */
export const isHourly = (wage: WageFacts): boolean =>
  wage.basis === 'Per Hour' || wage.employeeType === 'Paid by the hour'

/** Weekdays of a span that lie in one period of the schedule, or in none. */
interface Share {
  readonly wage: WageFacts
  readonly days: number
  readonly whole: WholePeriod | undefined
}

/**
 * A salary: annual ÷ periods, for the share that its Monday-to-Friday days are of their whole period, rounded once; so a
 * Regular period and one beside it give the same days the same pay. Days before joining and after leaving are in no
 * span and have no share; days in no period of the schedule are worth a 260th of the year each.
 */
export function salaryOf(
  spans: readonly Span[],
  frequency: string,
  wholes: readonly WholePeriod[],
): { readonly amount: Cents; readonly hours: number } {
  let [numerator, denominator, hours] = [0n, 1n, 0]
  const weekly = spans.at(-1)?.wage.weeklyHours ?? 0
  for (const { wage, days, whole } of sharesOf(spans, wholes)) {
    const per = whole ? BigInt(whole.days) * PER_YEAR[frequency]! : WORKDAYS_A_YEAR
    numerator = numerator * per + annual(wage) * BigInt(days) * denominator
    denominator *= per
    hours += whole ? (periodHours(weekly, frequency) * days) / whole.days : (weekly * days) / 5
  }
  return { amount: cents(roundDiv(numerator, denominator)), hours: Math.round(hours) }
}

/** Hundredths of an hour that a period of this schedule holds. */
const periodHours = (weeklyHours: number, frequency: string): number =>
  Math.round((weeklyHours * 52) / Number(PER_YEAR[frequency]!))

function sharesOf(spans: readonly Span[], wholes: readonly WholePeriod[]): readonly Share[] {
  const shares: Share[] = []
  for (const span of spans) {
    const { wage } = span
    let rest = span.days
    for (const whole of wholes) {
      const days = daysIn(span, whole)
      if (days > 0) shares.push({ wage, days, whole })
      rest -= days
    }
    if (rest > 0) shares.push({ wage, days: rest, whole: undefined })
  }
  return shares
}

const yearly: Readonly<Record<WageFacts['basis'], (wage: RatedWage) => bigint>> = {
  'Per Year': ({ rate }) => rate,
  'Per Month': ({ rate }) => rate * 12n,
  'Per Week': ({ rate }) => rate * 52n,
  'Per Day': ({ rate }) => rate * WORKDAYS_A_YEAR,
  'Per Hour': ({ rate, weeklyHours }) => (rate * BigInt(weeklyHours) * 52n) / 100n,
}

export const annual = (wage: RatedWage): bigint => yearly[wage.basis](wage)
