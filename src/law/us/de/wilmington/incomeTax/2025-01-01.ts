import type { WorksheetLaw } from '../../../../language/declare.ts'

export const law: WorksheetLaw = {
  where: 'DE-WILMINGTON',
  tax: 'incomeTax',
  name: 'DE-WILMINGTON - City Wage Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'City of Wilmington wage tax',
  confidence: 'verified',
  notes: 'Residents wherever they work, others for work in the city.',

  method: 'worksheet',
  taxes: 'both',
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate)' },
  supplemental: 'aggregate',
  figures: {
    rate: '1.25%',
  },
}
