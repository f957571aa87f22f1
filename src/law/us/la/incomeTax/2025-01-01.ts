import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'LA',
  tax: 'incomeTax',
  name: 'LA - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Louisiana R-1306 (1/25)',
  confidence: 'verified',
  notes: 'A decrease on L-4 line 7 is not modeled.',

  ...formula,
  figures: {
    standardDeduction: { 0: 0, 1: 12_500, 2: 25_000 },
    // The withholding rate; the tax itself is 3%.
    rate: '3.09%',
  },
}
