import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MN',
  tax: 'incomeTax',
  name: 'MN - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Minnesota Income Tax Withholding instructions 2025, one transcription seen',
  confidence: 'verified',
  notes:
    'The booklet also allows whole dollars. A nonresident with wages below the filing minimum is not taxed (recalled).',

  ...formula,
  figures: {
    allowance: 5_200,
    rates: {
      single: {
        over: [
          [0, '0%'],
          [4_550, '5.35%'],
          [37_120, '6.8%', 1_742.5],
          [111_540, '7.85%', 6_803.06],
          [203_180, '9.85%', 13_996.8],
        ],
      },
      married: {
        over: [
          [0, '0%'],
          [14_300, '5.35%'],
          [61_920, '6.8%', 2_547.67],
          [203_480, '7.85%', 12_173.75],
          [344_710, '9.85%', 23_260.31],
        ],
      },
    },
  },
}
