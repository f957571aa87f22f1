import type { WorksheetLaw } from '../../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'PA-PHILADELPHIA',
  tax: 'incomeTax',
  name: 'PA-PHILADELPHIA - City Wage Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-06-30',
  revision: 1,
  source: 'City of Philadelphia, wage tax rate history',
  confidence: 'recalled',
  notes: 'Residents wherever they work, others for work in the city; no exemptions.',

  ...formula,
  figures: {
    rate: { resident: '3.75%', nonresident: '3.44%' },
  },
}
