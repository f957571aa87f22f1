import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'PA',
  tax: 'incomeTax',
  name: 'PA - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Pennsylvania REV-415, REV-580',
  confidence: 'verified',
  notes: 'Supplemental wages are added. Contributions to a 401(k) stay taxable (recalled).',

  ...formula,
  figures: {
    rate: '3.07%',
  },
}
