import type { WorksheetLaw } from '../../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'PA-PHILADELPHIA',
  tax: 'incomeTax',
  name: 'PA-PHILADELPHIA - City Wage Tax',
  effective: '2025-07-01',
  select: 'payDate',
  checkedThrough: '2026-06-30',
  revision: 1,
  source: 'City of Philadelphia, wage tax rate history',
  confidence: 'verified',
  notes: 'Residents wherever they work, others for work in the city; no exemptions.',

  ...formula,
  figures: {
    rate: { resident: '3.74%', nonresident: '3.43%' },
  },
}
