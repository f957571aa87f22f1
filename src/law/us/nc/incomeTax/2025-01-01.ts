import type { WorksheetLaw } from '../../../language/declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'NC',
  tax: 'incomeTax',
  name: 'NC - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source:
    'North Carolina: the withholding rate of 2025 (4.25% and 0.1%) in a vendor update, the deductions of NC-30 (2026)',
  confidence: 'derived',
  notes: 'The rate is that of the income tax and a tenth of a percent. Form NC-4 NRA is not modeled.',

  ...formula,
  figures: {
    ...figures,
    rate: '4.35%',
  },
}
