import { type Cents, cents, roundDiv } from '../../kernel/money.ts'
import { protectingWage } from '../pay/minimum-wage.ts'
import type { StubFacts, StubPeriod } from './facts.ts'

/** What counts toward the minimum wage without being paid by the employer. */
export interface Allowance {
  readonly name: 'Tip credit'
  readonly minimumWage: Cents
  /** Dollars an hour. */
  readonly rate: number
  readonly hours: number
  readonly amount: Cents
}

/** Plain hours below the minimum wage of the state on a check with tips: the tips are counted for the rest. */
export function allowancesOf({ endDate }: Pick<StubPeriod, 'endDate'>, { check }: StubFacts): Allowance[] {
  const { earnings } = check.input
  if (!earnings.some(({ type }) => TIPS.has(type))) return []
  const minimumWage = protectingWage(check.workState, endDate, { allowProvisional: true })
  return earnings.flatMap(({ type, hours = 0, rate }) => {
    const short = rate === undefined ? 0 : Number(minimumWage) * 100 - rate
    if (type !== 'Regular' || hours === 0 || short <= 0) return []
    const amount = cents(roundDiv(BigInt(short) * BigInt(Math.round(hours * 100)), 10_000n))
    return [{ name: 'Tip credit' as const, minimumWage, rate: short / 10_000, hours, amount }]
  })
}

const TIPS: ReadonlySet<string> = new Set(['Tips', 'Cash Tips'])
