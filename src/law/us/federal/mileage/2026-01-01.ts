import type { MileageRate } from '../../../language/travel.ts'

export const law: MileageRate = {
  table: 'mileage',
  where: 'US',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'IRS Notice 2026-10, standard mileage rate for business',
  confidence: 'verified',
  perMile: 7250,
}
