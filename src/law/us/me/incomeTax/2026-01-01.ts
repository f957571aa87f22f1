import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'ME',
  tax: 'incomeTax',
  name: 'ME - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-07-31',
  revision: 1,
  source: 'Maine Revenue Services, Withholding Tables for 2026, percentage method',
  confidence: 'verified',

  ...formula,
  figures: {
    allowance: 5_300,
    // Falls evenly to nothing at the end.
    standardDeduction: { single: 12_450, married: 27_750 },
    end: { single: 177_250, married: 354_550 },
    phaseOut: { single: 75_000, married: 150_000 },
    rates: {
      single: {
        over: [
          [0, '5.8%'],
          [27_400, '6.75%', 1_589],
          [64_850, '7.15%', 4_117],
        ],
      },
      married: {
        over: [
          [0, '5.8%'],
          [54_850, '6.75%', 3_181],
          [129_750, '7.15%', 8_237],
        ],
      },
    },
  },
}
