import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'HI',
  tax: 'incomeTax',
  name: 'HI - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: "Hawaii Booklet A (Employer's Tax Guide), Appendix, 2025",
  confidence: 'verified',
  notes:
    'The annualized method; the tables per period may differ by cents. The state knows no exempt certificate.',

  ...formula,
  figures: {
    allowance: 1_144,
    // The extra allowance that everyone has.
    lumpSum: 1_650,
    rates: {
      single: {
        over: [
          [0, '1.4%'],
          [9_600, '3.2%', 134],
          [14_400, '5.5%', 288],
          [19_200, '6.4%', 552],
          [24_000, '6.8%', 859],
          [36_000, '7.2%', 1_675],
          [48_000, '7.6%', 2_539],
          [125_000, '7.9%', 8_391],
        ],
      },
      married: {
        over: [
          [0, '1.4%'],
          [19_200, '3.2%', 269],
          [28_800, '5.5%', 576],
          [38_400, '6.4%', 1_104],
          [48_000, '6.8%', 1_718],
          [72_000, '7.2%', 3_350],
          [96_000, '7.6%', 5_078],
          [250_000, '7.9%', 16_782],
        ],
      },
    },
  },
}
