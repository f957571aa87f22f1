import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const higherRate: Figure = {
  atLeast: [
    [0, 8_500],
    [125_000, 6_800],
    [130_000, 5_100],
    [135_000, 3_400],
    [140_000, 1_700],
    [145_000, 0],
  ],
}

export const law: WorksheetLaw = {
  where: 'OR',
  tax: 'incomeTax',
  name: 'OR - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Oregon 150-206-436 of 2025, in a vendor update and a payroll notice',
  confidence: 'verified',
  doubts: { supplemental: 'recalled' },

  ...formula,
  figures: {
    allowanceLimit: { single: 100_000, married: 200_000, married_higher_single: 100_000 },
    // Married workers, and single ones with three allowances or more.
    standardDeduction: { single: 2_835, wide: 5_670 },
    // The most federal tax that is subtracted.
    cap: {
      single: higherRate,
      married: {
        atLeast: [
          [0, 8_500],
          [250_000, 6_800],
          [260_000, 5_100],
          [270_000, 3_400],
          [280_000, 1_700],
          [290_000, 0],
        ],
      },
      married_higher_single: higherRate,
    },
    // Below and from 50,000 of annual wages. The bases of the first have a credit in them.
    low: {
      single: {
        over: [
          [0, '4.75%', 256],
          [4_400, '6.75%', 465],
          [11_100, '8.75%', 917],
        ],
      },
      wide: {
        over: [
          [0, '4.75%', 256],
          [8_800, '6.75%', 674],
          [22_200, '8.75%', 1_579],
        ],
      },
    },
    high: {
      single: {
        over: [
          [11_100, '8.75%', 661],
          [125_000, '9.9%', 10_627],
        ],
      },
      wide: {
        over: [
          [22_200, '8.75%', 1_323],
          [250_000, '9.9%', 21_256],
        ],
      },
    },
    credit: 256,
  },
}
