import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'IL',
  tax: 'incomeTax',
  name: 'IL - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Illinois IL-700-T, effective January 1, 2026',
  confidence: 'verified',
  notes: 'A nonresident is taxed from the 31st day of service in the state. 365 days are recalled.',

  ...formula,
  figures: {
    basic: 2_925,
    additional: 1_000,
    rate: '4.95%',
  },
}
