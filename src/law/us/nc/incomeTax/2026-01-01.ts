import type { WorksheetLaw } from '../../../language/declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'NC',
  tax: 'incomeTax',
  name: 'NC - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'North Carolina NC-30 (2026), pages 17 to 19',
  confidence: 'verified',
  notes: 'The rate is that of the income tax and a tenth of a percent. Form NC-4 NRA is not modeled.',

  ...formula,
  figures: {
    ...figures,
    rate: '4.09%',
  },
}
