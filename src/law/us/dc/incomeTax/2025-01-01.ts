import type { WorksheetLaw } from '../../../declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'DC',
  tax: 'incomeTax',
  name: 'DC - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'OTR Notice 2022-08 for the allowance; rate schedule from 2022',
  confidence: 'unsure',
  notes:
    'The rates are sure; the 4,300 of an allowance is of 2022 and no later FR-230 was found. Nonresidents are never taxed.',

  ...formula,
  figures,
}
