import { usd } from '../../../../kernel/money.ts'
import type { BenefitLimits } from '../../../language/benefit-limits.ts'

export const law: BenefitLimits = {
  table: 'benefitLimits',
  where: 'US',
  effective: '2024-01-01',
  checkedThrough: '2024-12-31',
  revision: 1,
  source: 'Notice 2023-75; Rev. Procs. 2023-23, 2023-34',
  confidence: 'verified',
  deferral: usd(23_000),
  catchUp50: usd(7500),
  catchUp60: usd(7500),
  additions: usd(69_000),
  compensation: usd(345_000),
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
}
