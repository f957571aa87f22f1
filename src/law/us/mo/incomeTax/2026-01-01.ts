import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MO',
  tax: 'incomeTax',
  name: 'MO - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: "Missouri Employer's Tax Guide (Form 4282), withholding formula 2026",
  confidence: 'verified',
  notes: 'A reduced amount (MO W-4 line 3) is not modeled.',

  ...formula,
  figures: {
    standardDeduction: {
      single: 16_100,
      married_spouse_works: 16_100,
      mfs: 16_100,
      married_spouse_not_working: 32_200,
      head_of_household: 24_150,
    },
    rates: {
      over: [
        [0, '0%'],
        [1_348, '2%'],
        [2_696, '2.5%', 27],
        [4_044, '3%', 61],
        [5_392, '3.5%', 101],
        [6_740, '4%', 148],
        [8_088, '4.5%', 202],
        [9_436, '4.7%', 263],
      ],
    },
  },
}
