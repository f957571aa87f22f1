import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'ME',
  tax: 'incomeTax',
  name: 'ME - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Maine Revenue Services, Withholding Tables for 2025, percentage method',
  confidence: 'verified',

  ...formula,
  figures: {
    allowance: 5_150,
    // Falls evenly to nothing at the end.
    standardDeduction: { single: 12_150, married: 27_150 },
    end: { single: 175_000, married: 350_050 },
    phaseOut: { single: 75_000, married: 150_000 },
    rates: {
      single: {
        over: [
          [0, '5.8%'],
          [26_800, '6.75%', 1_554],
          [63_450, '7.15%', 4_028],
        ],
      },
      married: {
        over: [
          [0, '5.8%'],
          [53_600, '6.75%', 3_109],
          [126_900, '7.15%', 8_057],
        ],
      },
    },
  },
}
