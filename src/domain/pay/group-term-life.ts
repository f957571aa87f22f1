import type { Day } from '../../kernel/dates.ts'
import { atLeastZero, type Cents, wholeCents, ZERO } from '../../kernel/money.ts'
import { needTable } from '../../law/engine/editions.ts'
import { exact, roundDivide } from '../../law/language/exact.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Frequency } from '../../law/language/types.ts'
import { PERIODS } from '../../law/language/worksheet.ts'

export interface LifeCoverage {
  readonly payDate: Day
  readonly frequency: Frequency
  /** Of the employer's plan. */
  readonly coverage: Cents
  readonly ageAtYearEnd: number
  /** What the worker pays for it after tax, in this period. */
  readonly workerPays?: Cents
}

/**
 * The imputed cost of group-term life insurance for one pay period: the coverage over 50,000 in thousands, to the nearest
 * tenth, at the cost of a month by Table I; of twelve months each period bears its part. What the worker pays is no income.
 */
export function groupTermLifeCost(of: LifeCoverage, lookUp: LookUp = {}): Cents {
  const { payDate, frequency, coverage, ageAtYearEnd, workerPays = ZERO } = of
  const { law } = needTable('groupTermLife', 'US', payDate, lookUp)
  const [, cents] = law.costs.findLast(([fromAge]) => fromAge <= ageAtYearEnd)!
  // Hundreds of dollars are tenths of a thousand.
  const tenths = roundDivide(Number(atLeastZero(coverage - law.free)), 100 * 100)
  const period = roundDivide(exact(tenths * cents * 12), 10 * PERIODS[frequency])
  return atLeastZero(wholeCents(period) - workerPays)
}
