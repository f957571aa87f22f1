import type { WorksheetLaw } from '../../../../language/declare.ts'
import { formula } from '../formula.ts'

export const law: WorksheetLaw = {
  where: 'CO-CITIES',
  tax: 'occupationalPrivilegeEmployer',
  name: '{place} - Occupational Privilege Tax (employer)',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Ordinances of Denver, Glendale, Greenwood Village and Sheridan, as two public tables have them',
  confidence: 'derived',
  notes: 'Aurora’s ended on 2025-01-01. A second employer’s worker who shows proof names no city.',

  ...formula,
  payer: 'employer',
  figures: {
    // The same employees as of the worker's part.
    least: { 'CO-DENVER': 500, 'CO-GLENDALE': 750.01, 'CO-GREENWOOD-VILLAGE': 250, 'CO-SHERIDAN': 500 },
    amount: { 'CO-DENVER': 4, 'CO-GLENDALE': 5, 'CO-GREENWOOD-VILLAGE': 2, 'CO-SHERIDAN': 3 },
  },
}
