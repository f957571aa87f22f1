import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MN',
  tax: 'incomeTax',
  name: 'MN - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Minnesota Income Tax Withholding instructions 2026 (wh-inst-26)',
  confidence: 'verified',
  notes:
    'The booklet also allows whole dollars. A nonresident with wages below the filing minimum is not taxed (recalled).',

  ...formula,
  figures: {
    allowance: 5_300,
    rates: {
      single: {
        over: [
          [0, '0%'],
          [4_700, '5.35%'],
          [38_010, '6.8%', 1_782.09],
          [114_130, '7.85%', 6_958.25],
          [207_850, '9.85%', 14_315.27],
        ],
      },
      married: {
        over: [
          [0, '0%'],
          [14_700, '5.35%'],
          [63_400, '6.8%', 2_605.45],
          [208_180, '7.85%', 12_450.49],
          [352_630, '9.85%', 23_789.82],
        ],
      },
    },
  },
}
