import type { WorksheetLaw } from '../../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'PA-PHILADELPHIA',
  tax: 'incomeTax',
  name: 'PA-PHILADELPHIA - City Wage Tax',
  effective: '2026-07-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'City of Philadelphia, wage tax rate history',
  confidence: 'verified',
  notes: 'Residents wherever they work, others for work in the city; no exemptions.',

  ...formula,
  figures: {
    rate: { resident: '3.735%', nonresident: '3.425%' },
  },
}
