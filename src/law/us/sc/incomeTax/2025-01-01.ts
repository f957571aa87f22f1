import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'SC',
  tax: 'incomeTax',
  name: 'SC - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'South Carolina WH-1603F 2025 (rev. 11/12/24)',
  confidence: 'verified',
  doubts: { supplemental: 'unsure' },
  notes:
    'The rate of the income tax for 2025 became 6.0% later, without a new table. There is no official flat rate for supplemental wages: the top rate is common practice.',

  ...formula,
  figures: {
    mostDeduction: 7_300,
    allowance: 4_860,
    rates: {
      atLeast: [
        [0, '0%'],
        [3_560, '3%'],
        [17_830, '6.2%', 428.1],
      ],
    },
    topRate: '6.2%',
  },
}
