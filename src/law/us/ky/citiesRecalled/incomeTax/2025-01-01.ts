import type { WorksheetLaw } from '../../../../language/declare.ts'

const rate = {
  'KY-COVINGTON': { resident: '2.45%', nonresident: '2.45%' },
  'KY-FLORENCE': { resident: '2%', nonresident: '2%' },
  'KY-NEWPORT': { resident: '2.5%', nonresident: '2.5%' },
  'KY-OWENSBORO': { resident: '1.78%', nonresident: '1.78%' },
  'KY-FRANKFORT': { resident: '1.95%', nonresident: '1.95%' },
  'KY-PADUCAH': { resident: '2%', nonresident: '2%' },
  'KY-RICHMOND': { resident: '2%', nonresident: '2%' },
}

export const law: WorksheetLaw = {
  where: 'KY-CITIES-RECALLED',
  tax: 'incomeTax',
  name: '{place} - Occupational License Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Kentucky Secretary of State, occupational license fee database',
  confidence: 'recalled',
  notes: 'On work in the city. Boone County is left out: its cap is not known.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(rate),
  certificate: { form: 'none', fields: {} },
  lines: {
    'within the cap': "if(place == 'KY-FLORENCE', min(wages, max(0, cap - yearWages)), wages)",
    withholding: 'cents(within * rate[place][residency])',
  },
  supplemental: 'aggregate',
  figures: {
    rate,
    // The social security base.
    cap: 176_100,
  },
}
