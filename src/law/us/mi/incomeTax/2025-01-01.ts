import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MI',
  tax: 'incomeTax',
  name: 'MI - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Michigan Withholding Guide (Form 446), 2025',
  confidence: 'verified',

  ...formula,
  figures: {
    perExemption: 5_800,
    rate: '4.25%',
  },
}
