import type { TippedWage } from '../../language/labor.ts'

export const law: TippedWage = {
  table: 'tippedWage',
  where: 'US',
  effective: '1996-10-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: '29 USC 203(m)(2)(A)',
  confidence: 'recalled',
  cashMills: 2130n,
}
