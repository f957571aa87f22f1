import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'SC',
  tax: 'incomeTax',
  name: 'SC - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'South Carolina WH-1603F (Rev. 11/4/25)',
  confidence: 'verified',
  doubts: { supplemental: 'unsure' },
  notes:
    'Act 110 of 2026 changed the income tax; no new withholding table was found up to September 2026. There is no official flat rate for supplemental wages: the top rate is common practice.',

  ...formula,
  figures: {
    mostDeduction: 7_500,
    allowance: 5_000,
    rates: {
      atLeast: [
        [0, '0%'],
        [3_640, '3%'],
        [18_230, '6%', 437.7],
      ],
    },
    topRate: '6%',
  },
}
