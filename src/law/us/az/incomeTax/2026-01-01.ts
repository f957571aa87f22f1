import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'AZ',
  tax: 'incomeTax',
  name: 'AZ - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Arizona Form A-4 (2026), employer instructions',
  confidence: 'verified',
  notes:
    'The form with a zero percentage is sent as exempt. A nonresident is taxed after 60 days of work in the year (recalled).',

  ...formula,
  figures: {
    // Withheld until a form is filed.
    unchosen: '2%',
  },
}
