import type { WorksheetLaw } from '../../../language/declare.ts'
import { annualized } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'WV',
  tax: 'incomeTax',
  name: 'WV - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'West Virginia tables of the year 2025, in a vendor update of December 2025',
  confidence: 'derived',
  doubts: { supplemental: 'recalled' },
  notes: 'City service fees are not modeled.',

  ...annualized,
  figures: {
    exemption: 2_000,
    rates: {
      two_earner: {
        over: [
          [0, '2.22%'],
          [7_500, '2.96%', 166.5],
          [18_750, '3.33%', 499.5],
          [30_000, '4.44%', 874.13],
          [45_000, '4.82%', 1_540.13],
        ],
      },
      one_earner: {
        over: [
          [0, '2.22%'],
          [10_000, '2.96%', 222],
          [25_000, '3.33%', 666],
          [40_000, '4.44%', 1_165.5],
          [60_000, '4.82%', 2_053.5],
        ],
      },
    },
    supplementalRates: {
      over: [
        [0, '2.22%'],
        [10_000, '2.96%'],
        [25_000, '3.33%'],
        [40_000, '4.44%'],
        [60_000, '4.82%'],
      ],
    },
  },
}
