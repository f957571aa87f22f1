import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const higherRate: Figure = {
  atLeast: [
    [0, 8_750],
    [125_000, 7_000],
    [130_000, 5_250],
    [135_000, 3_500],
    [140_000, 1_750],
    [145_000, 0],
  ],
}

export const law: WorksheetLaw = {
  where: 'OR',
  tax: 'incomeTax',
  name: 'OR - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Oregon 150-206-436 (Rev. 12-31-25)',
  confidence: 'verified',

  ...formula,
  figures: {
    allowanceLimit: { single: 100_000, married: 200_000, married_higher_single: 100_000 },
    // Married workers, and single ones with three allowances or more.
    standardDeduction: { single: 2_910, wide: 5_820 },
    // The most federal tax that is subtracted.
    cap: {
      single: higherRate,
      married: {
        atLeast: [
          [0, 8_750],
          [250_000, 7_000],
          [260_000, 5_250],
          [270_000, 3_500],
          [280_000, 1_750],
          [290_000, 0],
        ],
      },
      married_higher_single: higherRate,
    },
    // Below and from 50,000 of annual wages. The bases of the first have a credit in them.
    low: {
      single: {
        over: [
          [0, '4.75%', 263],
          [4_550, '6.75%', 479],
          [11_400, '8.75%', 941],
        ],
      },
      wide: {
        over: [
          [0, '4.75%', 263],
          [9_100, '6.75%', 695],
          [22_800, '8.75%', 1_620],
        ],
      },
    },
    high: {
      single: {
        over: [
          [11_400, '8.75%', 678],
          [125_000, '9.9%', 10_618],
        ],
      },
      wide: {
        over: [
          [22_800, '8.75%', 1_357],
          [250_000, '9.9%', 21_237],
        ],
      },
    },
    credit: 263,
  },
}
