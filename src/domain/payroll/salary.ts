import { type Cents, cents, roundDiv } from '../../kernel/money.ts'
import type { WageFacts } from '../pay/facts.ts'
import type { Span } from './spans.ts'

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

/**
 * The salary of a period: annual ÷ periods, each wage for its share of the period's Monday-to-Friday days, rounded
 * once. Days before joining and after leaving are in no span and have no share.
 */
export const salaryOf = (spans: readonly Span[], frequency: string, periodDays: number): Cents =>
  periodDays === 0 ? cents(0n) : cents(roundDiv(annualDays(spans), BigInt(periodDays) * PER_YEAR[frequency]!))

/** Beside the schedule: each workday is worth a 260th of the year. */
export const salaryForDays = (spans: readonly Span[]): Cents =>
  cents(roundDiv(annualDays(spans), WORKDAYS_A_YEAR))

const annualDays = (spans: readonly Span[]): bigint =>
  spans.reduce((sum, { wage, days }) => sum + annual(wage) * BigInt(days), 0n)

const yearly: Readonly<Record<WageFacts['basis'], (wage: RatedWage) => bigint>> = {
  'Per Year': ({ rate }) => rate,
  'Per Month': ({ rate }) => rate * 12n,
  'Per Week': ({ rate }) => rate * 52n,
  'Per Day': ({ rate }) => rate * WORKDAYS_A_YEAR,
  'Per Hour': ({ rate, weeklyHours }) => (rate * BigInt(weeklyHours) * 52n) / 100n,
}

export const annual = (wage: RatedWage): bigint => yearly[wage.basis](wage)
