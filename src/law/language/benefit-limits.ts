import type { Cents } from '../../kernel/money.ts'
import type { Dated } from './dated.ts'

/** What a year lets a person set aside. */
export interface BenefitLimits extends Dated {
  readonly table: 'benefitLimits'
  /** 402(g): 401(k) and 403(b), traditional and Roth together. 457(b) has the same figure for itself. */
  readonly deferral: Cents
  readonly catchUp50: Cents
  /** Ages 60 to 63, instead of the ordinary one. */
  readonly catchUp60: Cents
  /** Above these Social Security wages of the year before, catch-up must be Roth; absent before it was enforced. */
  readonly rothCatchUpAbove?: Cents
  /** 415(c): what a worker, apart from catch-up, and the employer add to a plan together. */
  readonly additions: Cents
  /** 401(a)(17): the pay of a year that an employer's percentage is of, at most. */
  readonly compensation: Cents
  readonly simple: Cents
  readonly simpleCatchUp50: Cents
  readonly simpleCatchUp60: Cents
  /** Worker and employer together. */
  readonly hsaSelf: Cents
  readonly hsaFamily: Cents
  readonly hsaCatchUp55: Cents
  readonly healthFsa: Cents
  readonly dependentCare: Cents
  /** Married filing separately. */
  readonly dependentCareSeparate: Cents
  /** A month each. */
  readonly transit: Cents
  readonly parking: Cents
}
