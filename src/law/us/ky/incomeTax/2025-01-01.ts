import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'KY',
  tax: 'incomeTax',
  name: 'KY - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Kentucky 42A003(TCF), Withholding Tax Formula 2025',
  confidence: 'verified',
  doubts: { supplemental: 'unsure' },
  notes:
    '103 KAR 18:070 joins supplemental to regular wages; with one rate the result is the same wherever there are regular wages.',

  ...formula,
  figures: {
    standardDeduction: 3_270,
    rate: '4%',
  },
}
