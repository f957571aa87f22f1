import { usd } from '../../../../kernel/money.ts'
import type { BenefitLimits } from '../../../language/benefit-limits.ts'

export const law: BenefitLimits = {
  table: 'benefitLimits',
  where: 'US',
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Notice 2024-80; Rev. Procs. 2024-25, 2024-40',
  confidence: 'verified',
  deferral: usd(23_500),
  catchUp50: usd(7500),
  catchUp60: usd(11_250),
  additions: usd(70_000),
  compensation: usd(350_000),
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
}
