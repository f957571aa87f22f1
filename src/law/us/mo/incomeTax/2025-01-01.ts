import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MO',
  tax: 'incomeTax',
  name: 'MO - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: "Missouri Employer's Tax Guide (Form 4282), withholding formula 2025",
  confidence: 'verified',
  notes: 'A reduced amount (MO W-4 line 3) is not modeled.',

  ...formula,
  figures: {
    standardDeduction: {
      single: 15_000,
      married_spouse_works: 15_000,
      mfs: 15_000,
      married_spouse_not_working: 30_000,
      head_of_household: 22_500,
    },
    rates: {
      over: [
        [0, '0%'],
        [1_313, '2%'],
        [2_626, '2.5%', 26],
        [3_939, '3%', 59],
        [5_252, '3.5%', 98],
        [6_565, '4%', 144],
        [7_878, '4.5%', 197],
        [9_191, '4.7%', 256],
      ],
    },
  },
}
