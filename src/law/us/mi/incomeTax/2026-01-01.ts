import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MI',
  tax: 'incomeTax',
  name: 'MI - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Michigan Withholding Guide (Form 446), 2026',
  confidence: 'verified',
  notes: 'Whether HB 4961 (tips and overtime, 2026 to 2028) lowers withholding was not found.',

  ...formula,
  figures: {
    perExemption: 5_900,
    rate: '4.25%',
  },
}
