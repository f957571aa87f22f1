import type { WorksheetLaw } from '../../../../language/declare.ts'

export const law: WorksheetLaw = {
  where: 'NJ-CITIES',
  tax: 'payrollTax',
  name: '{place} - Payroll Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'N.J.S.A. 40:48C-15; ordinances of Newark and Jersey City, recalled',
  confidence: 'recalled',
  notes:
    'Of an employer with more than 2,500 of payroll in the city in a quarter; a smaller one names no city. Jersey City leaves out wages of its residents. It may not be taken from wages.',

  method: 'worksheet',
  payer: 'employer',
  taxes: 'workers',
  places: ['NJ-JERSEY-CITY', 'NJ-NEWARK'],
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate[place][residency])' },
  supplemental: 'aggregate',
  figures: {
    rate: {
      'NJ-JERSEY-CITY': { resident: '0%', nonresident: '1%' },
      'NJ-NEWARK': { resident: '1%', nonresident: '1%' },
    },
  },
}
