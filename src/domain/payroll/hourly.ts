import { type Cents, cents, roundDiv } from '../../kernel/money.ts'
import { averageRate, type HourlyRate } from '../pay/regular-rate.ts'
import { annual, type RatedWage } from './salary.ts'
import type { Span } from './spans.ts'

/**
 * The rate of the hours of a period. Where the wage changed inside it, hours are spread over its Monday-to-Friday days,
 * so the rate is the average of the days; overtime goes by the same weighted average (29 CFR 778.115).
 */
export function hourlyRate(spans: readonly Span[], last: RatedWage): HourlyRate {
  const worked = spans.filter(({ days }) => days > 0)
  if (worked.length < 2) return rateOf(worked[0]?.wage ?? last)
  return averageRate(worked.map(({ wage, days }) => ({ rate: rateOf(wage), time: days })))
}

/** Money for hundredths of an hour at a rate, times a multiplier in hundredths. */
export const forHours = (rate: HourlyRate, hundredths: number, multiplier = 100): Cents =>
  cents(roundDiv(rate.cents * BigInt(hundredths) * BigInt(multiplier), rate.per * 10_000n))

/** A rate as it is shown: ten-thousandths of a dollar for an hour, with its multiplier in hundredths. */
export const shownRate = (rate: HourlyRate, multiplier = 100): number =>
  Number(roundDiv(rate.cents * BigInt(multiplier), rate.per))

/** Annual ÷ (52 × weekly hours). */
const rateOf = (wage: RatedWage): HourlyRate =>
  wage.basis === 'Per Hour'
    ? { cents: wage.rate, per: 1n }
    : { cents: annual(wage) * 100n, per: 52n * BigInt(wage.weeklyHours || 4000) }
