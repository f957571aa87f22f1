import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'AZ',
  tax: 'incomeTax',
  name: 'AZ - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Arizona Form A-4 (2025): the rates of 2023 to 2026',
  confidence: 'recalled',
  notes:
    'The form with a zero percentage is sent as exempt. A nonresident is taxed after 60 days of work in the year (recalled).',

  ...formula,
  figures: {
    // Withheld until a form is filed.
    unchosen: '2%',
  },
}
