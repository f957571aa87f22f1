import { type Cents, cents, roundDiv } from '../../kernel/money.ts'
import type { WageFacts } from './person.ts'
import { annual, PER_YEAR } from './salary.ts'

/** Cents an hour, exact as a ratio: annual ÷ (52 × weekly hours). */
export function hourlyRate(wage: WageFacts): { readonly cents: bigint; readonly per: bigint } {
  if (wage.basis === 'Per Hour') return { cents: wage.rate, per: 1n }
  return { cents: annual(wage) * 100n, per: 52n * BigInt(wage.weeklyHours || 4000) }
}

/** Money for hundredths of an hour at a rate, times a multiplier in hundredths. */
export const forHours = (rate: { cents: bigint; per: bigint }, hundredths: number, multiplier = 100): Cents =>
  cents(roundDiv(rate.cents * BigInt(hundredths) * BigInt(multiplier), rate.per * 10_000n))

/** Hundredths of an hour that a period of this schedule holds. */
export const periodHours = (weeklyHours: number, frequency: string): number =>
  Math.round((weeklyHours * 52) / Number(PER_YEAR[frequency]!))
