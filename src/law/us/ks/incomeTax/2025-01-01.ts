import type { WorksheetLaw } from '../../../language/declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'KS',
  tax: 'incomeTax',
  name: 'KS - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Kansas KW-100 (rev. 10-24), for wages from July 1, 2024',
  confidence: 'verified',

  ...formula,
  figures,
}
