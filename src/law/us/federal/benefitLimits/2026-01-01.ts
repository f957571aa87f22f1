import { usd } from '../../../../kernel/money.ts'
import type { BenefitLimits } from '../../../language/benefit-limits.ts'

export const law: BenefitLimits = {
  table: 'benefitLimits',
  where: 'US',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Notice 2025-67; Rev. Procs. 2025-19, 2025-32',
  confidence: 'verified',
  deferral: usd(24_500),
  catchUp50: usd(8000),
  catchUp60: usd(11_250),
  rothCatchUpAbove: usd(150_000),
  additions: usd(72_000),
  compensation: usd(360_000),
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
}
