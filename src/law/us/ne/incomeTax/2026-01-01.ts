import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const single: Figure = {
  over: [
    [0, '0%'],
    [3_430, '2.26%'],
    [6_710, '3.22%', 74.13],
    [21_810, '4.21%', 560.35],
    [31_610, '4.35%', 972.93],
    [40_130, '4.48%', 1_343.55],
    [75_370, '4.6%', 2_922.3],
  ],
}

export const law: WorksheetLaw = {
  where: 'NE',
  tax: 'incomeTax',
  name: 'NE - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Nebraska Circular EN (wages paid on or after January 1, 2026), Table 7',
  confidence: 'verified',
  notes:
    'A worker who documents a lesser amount is spared the minimum: no certificate says so, so nobody is.',

  ...formula,
  figures: {
    allowance: 2_440,
    rates: {
      single,
      married_higher_single: single,
      married: {
        over: [
          [0, '0%'],
          [8_190, '2.26%'],
          [13_010, '3.22%', 108.93],
          [32_400, '4.21%', 733.29],
          [50_400, '4.35%', 1_491.09],
          [62_530, '4.48%', 2_018.75],
          [82_920, '4.6%', 2_932.22],
        ],
      },
    },
    supplementalRate: '3.5%',
  },
}
