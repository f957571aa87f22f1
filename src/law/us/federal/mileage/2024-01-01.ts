import type { MileageRate } from '../../../language/travel.ts'

export const law: MileageRate = {
  table: 'mileage',
  where: 'US',
  effective: '2024-01-01',
  checkedThrough: '2024-12-31',
  revision: 1,
  source: 'IRS Notice 2024-08, standard mileage rate for business',
  confidence: 'verified',
  perMile: 6700,
}
