import type { WorksheetLaw } from '../../../language/declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'AL',
  tax: 'incomeTax',
  name: 'AL - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source:
    'Alabama Withholding Tax Tables and Instructions: the formula of 2022 and of Rev. 01/26 agree, so that of 2025 is the same',
  confidence: 'derived',
  notes: 'Overtime exempt until 2025-06-30 (recalled) is not left out.',

  ...formula,
  figures,
}
