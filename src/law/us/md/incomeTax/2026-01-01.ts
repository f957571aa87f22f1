import type { WorksheetLaw } from '../../../language/declare.ts'
import { allowed, standardDeduction } from '../mw507.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MD',
  tax: 'incomeTax',
  name: 'MD - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Maryland Employer Withholding Guide 2026',
  confidence: 'verified',
  notes:
    'Four printed tables are known to be wrong; the exact method is used. The county is a line of its own; without one none is withheld.',

  ...formula,
  figures: {
    ...allowed,
    standardDeduction: standardDeduction[2026],
    nonresidentRate: '2.25%',
    top: '6.5%',
    rates: {
      single: {
        over: [
          [0, '4.75%'],
          [100_000, '5%', 4_750],
          [125_000, '5.25%', 6_000],
          [150_000, '5.5%', 7_312.5],
          [250_000, '5.75%', 12_812.5],
          [500_000, '6.25%', 27_187.5],
          [1_000_000, '6.5%', 58_437.5],
        ],
      },
      joint: {
        over: [
          [0, '4.75%'],
          [150_000, '5%', 7_125],
          [175_000, '5.25%', 8_375],
          [225_000, '5.5%', 11_000],
          [300_000, '5.75%', 15_125],
          [600_000, '6.25%', 32_375],
          [1_200_000, '6.5%', 69_875],
        ],
      },
    },
  },
}
