import type { WorksheetLaw } from '../../../language/declare.ts'
import { annualized } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'RI',
  tax: 'incomeTax',
  name: 'RI - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Rhode Island tables of the year 2025, in a vendor update of December 2025',
  confidence: 'derived',
  doubts: { supplemental: 'recalled' },

  ...annualized,
  figures: {
    exemption: 1_000,
    limit: 283_250,
    rates: {
      over: [
        [0, '3.75%'],
        [79_900, '4.75%', 2_996.25],
        [181_650, '5.99%', 7_829.38],
      ],
    },
  },
}
