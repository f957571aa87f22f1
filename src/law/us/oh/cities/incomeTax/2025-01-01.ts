import type { WorksheetLaw } from '../../../../language/declare.ts'

const rate = {
  'OH-AKRON': '2.5%',
  'OH-CINCINNATI': '1.8%',
  'OH-CLEVELAND': '2.5%',
  'OH-COLUMBUS': '2.5%',
  'OH-DAYTON': '2.5%',
  'OH-TOLEDO': '2.5%',
}

export const law: WorksheetLaw = {
  where: 'OH-CITIES',
  tax: 'incomeTax',
  name: '{place} - City Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source:
    'R.C. 718.03: work in the city, on Medicare wages, without exemptions; the rates of the ordinances are recalled',
  confidence: 'recalled',
  notes:
    'The first 20 days of a year in a city, courtesy withholding for the home city and its credit are not modeled. Reciprocity of the state does not reach a city.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(rate),
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate[place])' },
  supplemental: 'aggregate',
  figures: {
    rate,
  },
}
