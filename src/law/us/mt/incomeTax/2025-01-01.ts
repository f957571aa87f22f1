import type { WorksheetLaw } from '../../../language/declare.ts'
import { annualized } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MT',
  tax: 'incomeTax',
  name: 'MT - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Montana tables of the year 2025, in a vendor update of December 2025',
  confidence: 'derived',
  doubts: { supplemental: 'recalled' },
  notes:
    'The printed tables of the periods have whole dollars and may differ by one. An amount on line 4 of the MW-4 is not modeled.',

  ...annualized,
  figures: {
    rates: {
      single_or_both: {
        atLeast: [
          [0, '0%'],
          [15_000, '4.7%'],
          [36_100, '5.9%', 992],
        ],
      },
      married_joint: {
        atLeast: [
          [0, '0%'],
          [30_000, '4.7%'],
          [72_200, '5.9%', 1_983],
        ],
      },
      head_household: {
        atLeast: [
          [0, '0%'],
          [22_500, '4.7%'],
          [54_200, '5.9%', 1_490],
        ],
      },
    },
  },
}
