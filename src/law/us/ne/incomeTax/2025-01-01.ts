import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const single: Figure = {
  over: [
    [0, '0%'],
    [3_310, '2.26%'],
    [6_480, '3.22%', 71.64],
    [21_050, '4.91%', 540.79],
    [30_510, '5.07%', 1_005.28],
    [38_740, '5.23%', 1_422.54],
    [72_750, '5.37%', 3_201.26],
  ],
}

export const law: WorksheetLaw = {
  where: 'NE',
  tax: 'incomeTax',
  name: 'NE - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source:
    'Nebraska Circular EN 2025, Table 7, in a vendor update; allowance and supplemental rate from a tax notice of 2024',
  confidence: 'verified',
  notes:
    'A worker who documents a lesser amount is spared the minimum: no certificate says so, so nobody is.',

  ...formula,
  figures: {
    allowance: 2_360,
    rates: {
      single,
      married_higher_single: single,
      married: {
        over: [
          [0, '0%'],
          [7_910, '2.26%'],
          [12_560, '3.22%', 105.09],
          [31_270, '4.91%', 707.55],
          [48_650, '5.07%', 1_560.91],
          [60_360, '5.23%', 2_154.61],
          [80_040, '5.37%', 3_183.87],
        ],
      },
    },
    supplementalRate: '5%',
  },
}
