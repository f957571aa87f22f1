import type { WorksheetLaw } from '../../../language/declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'CT',
  tax: 'incomeTax',
  name: 'CT - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Connecticut TPG-211 (2024), which TPG-211 (Rev. 12/25) repeats',
  confidence: 'verified',
  notes: 'Reduced withholding (CT-W4 line 3) is not modeled. No worked example is printed.',

  ...formula,
  figures,
}
