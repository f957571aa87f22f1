import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'CO',
  tax: 'incomeTax',
  name: 'CO - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Colorado DR 1098 (rev. 10/21/25), one transcription seen',
  confidence: 'verified',
  notes:
    'The allowance of a DR 0004 (line 2) is not modeled; its line 3 is extra withholding. Rounding to the cent is unconfirmed.',

  ...formula,
  figures: {
    deduction: { mfj: 11_000, other: 5_500 },
    rate: '4.4%',
  },
}
