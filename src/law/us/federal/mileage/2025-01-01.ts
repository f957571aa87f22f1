import type { MileageRate } from '../../../language/travel.ts'

export const law: MileageRate = {
  table: 'mileage',
  where: 'US',
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'IRS Notice 2025-5, standard mileage rate for business',
  confidence: 'verified',
  perMile: 7000,
}
