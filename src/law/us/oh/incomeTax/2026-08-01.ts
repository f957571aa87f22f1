import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'OH',
  tax: 'incomeTax',
  name: 'OH - State Withholding Tax',
  effective: '2026-08-01',
  select: 'periodEnd',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'Ohio Optional Computer Formula (Rev. 07/26), for payroll periods that end on or after August 1, 2026',
  confidence: 'verified',
  doubts: { supplemental: 'recalled' },
  notes: 'The supplemental rate (OAC 5703-7-10) was not looked up again for this edition.',

  ...formula,
  figures: {
    exemption: 650,
    rates: {
      over: [
        [0, '1.6%'],
        [26_050, '2.99%', 416.8],
        [100_000, '3.4%', 2_627.91],
      ],
    },
  },
}
