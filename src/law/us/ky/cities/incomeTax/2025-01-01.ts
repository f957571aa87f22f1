import type { WorksheetLaw } from '../../../../language/declare.ts'

const rate = {
  'KY-LOUISVILLE': { resident: '2.2%', nonresident: '1.45%' },
  'KY-LEXINGTON': { resident: '2.25%', nonresident: '2.25%' },
  'KY-BOWLING-GREEN': { resident: '2%', nonresident: '2%' },
  'KY-HOPKINSVILLE': { resident: '1.95%', nonresident: '1.95%' },
}

export const law: WorksheetLaw = {
  where: 'KY-CITIES',
  tax: 'incomeTax',
  name: '{place} - Occupational License Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Kentucky Secretary of State, occupational license fee database',
  confidence: 'verified',
  notes:
    'On work in the city. The Fayette County school tax of residents (0.5%, capped) is not modeled; places that are not listed are refused.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(rate),
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate[place][residency])' },
  supplemental: 'aggregate',
  figures: {
    rate,
  },
}
