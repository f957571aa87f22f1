import type { WorksheetLaw } from '../../../language/declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'DE',
  tax: 'incomeTax',
  name: 'DE - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    "Delaware Employer's Guide, section 17, table effective January 1, 2025; no later one by August 2026",
  confidence: 'verified',

  ...formula,
  figures,
}
