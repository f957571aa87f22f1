import { type Cents, usd } from '../../../kernel/money.ts'
import type { Confidence } from '../../language/types.ts'

/** What a year lets a person set aside. */
export interface BenefitLimits {
  readonly year: number
  readonly source: string
  readonly confidence: Confidence
  /** 402(g): 401(k) and 403(b), traditional and Roth together. 457(b) has the same figure for itself. */
  readonly deferral: Cents
  readonly catchUp50: Cents
  /** Ages 60 to 63, instead of the ordinary one. */
  readonly catchUp60: Cents
  /** Above these Social Security wages of the year before, catch-up must be Roth; absent before it was enforced. */
  readonly rothCatchUpAbove?: Cents
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

/** The newest year not after the one asked for; undefined before the first. */
export const benefitLimits = (year: number): BenefitLimits | undefined =>
  limits.findLast((each) => each.year <= year)

const notices =
  'Notices 2023-75, 2024-80, 2025-67; Rev. Procs. 2023-23, 2024-25, 2025-19, 2023-34, 2024-40, 2025-32'

export const limits: readonly BenefitLimits[] = [
  {
    year: 2024,
    source: notices,
    confidence: 'verified',
    deferral: usd(23_000),
    catchUp50: usd(7500),
    catchUp60: usd(7500),
    simple: usd(16_000),
    simpleCatchUp50: usd(3500),
    simpleCatchUp60: usd(3500),
    hsaSelf: usd(4150),
    hsaFamily: usd(8300),
    hsaCatchUp55: usd(1000),
    healthFsa: usd(3200),
    dependentCare: usd(5000),
    dependentCareSeparate: usd(2500),
    transit: usd(315),
    parking: usd(315),
  },
  {
    year: 2025,
    source: notices,
    confidence: 'verified',
    deferral: usd(23_500),
    catchUp50: usd(7500),
    catchUp60: usd(11_250),
    simple: usd(16_500),
    simpleCatchUp50: usd(3500),
    simpleCatchUp60: usd(5250),
    hsaSelf: usd(4300),
    hsaFamily: usd(8550),
    hsaCatchUp55: usd(1000),
    healthFsa: usd(3300),
    dependentCare: usd(5000),
    dependentCareSeparate: usd(2500),
    transit: usd(325),
    parking: usd(325),
  },
  {
    year: 2026,
    source: notices,
    confidence: 'verified',
    deferral: usd(24_500),
    catchUp50: usd(8000),
    catchUp60: usd(11_250),
    rothCatchUpAbove: usd(150_000),
    simple: usd(17_000),
    simpleCatchUp50: usd(4000),
    simpleCatchUp60: usd(5250),
    hsaSelf: usd(4400),
    hsaFamily: usd(8750),
    hsaCatchUp55: usd(1000),
    healthFsa: usd(3400),
    dependentCare: usd(7500),
    dependentCareSeparate: usd(3750),
    transit: usd(340),
    parking: usd(340),
  },
]
