import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'OH',
  tax: 'incomeTax',
  name: 'OH - State Withholding Tax',
  effective: '2025-10-01',
  select: 'periodEnd',
  checkedThrough: '2026-07-31',
  revision: 1,
  source: 'Ohio Optional Computer Formula for payroll periods that end on or after October 1, 2025 (HB 96)',
  confidence: 'verified',

  ...formula,
  figures: {
    exemption: 650,
    rates: {
      over: [
        [0, '1.775%'],
        [26_050, '2.99%', 462.39],
        [100_000, '3.64%', 2_673.5],
      ],
    },
  },
}
