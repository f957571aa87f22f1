import type { WorksheetLaw } from '../../../../language/declare.ts'

export const law: WorksheetLaw = {
  where: 'MO-CITIES',
  tax: 'incomeTax',
  name: '{place} - City Earnings Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Kansas City and City of St. Louis earnings tax ordinances',
  confidence: 'verified',
  notes: 'Residents wherever they work, others for work in the city.',

  method: 'worksheet',
  taxes: 'both',
  places: ['MO-KANSAS-CITY', 'MO-ST-LOUIS'],
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate)' },
  supplemental: 'aggregate',
  figures: {
    rate: '1%',
  },
}
