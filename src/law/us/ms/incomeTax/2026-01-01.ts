import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MS',
  tax: 'incomeTax',
  name: 'MS - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Mississippi Pub 89-700, 2026; Computer Payroll Accounting flowchart (rev. 8/13/25)',
  confidence: 'verified',

  ...formula,
  figures: {
    standardDeduction: {
      single: 2_300,
      married_spouse_not_employed: 4_600,
      married_both_employed: 2_300,
      head_of_family: 3_400,
    },
    rates: {
      over: [
        [0, '0%'],
        [10_000, '4%'],
      ],
    },
  },
}
