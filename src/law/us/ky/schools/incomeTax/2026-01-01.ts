import type { WorksheetLaw } from '../../../../language/declare.ts'

const places = [
  'KY-BOONE-COUNTY-SCHOOLS',
  'KY-CUMBERLAND-COUNTY-SCHOOLS',
  'KY-FAYETTE-COUNTY-SCHOOLS',
  'KY-MARSHALL-COUNTY-SCHOOLS',
  'KY-SCOTT-COUNTY-SCHOOLS',
  'KY-WARREN-COUNTY-SCHOOLS',
]

export const law: WorksheetLaw = {
  where: 'KY-SCHOOLS',
  tax: 'incomeTax',
  name: '{place} - School District Occupational Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'Kentucky Secretary of State, occupational license fee database: 0.5% of residents for work in the district',
  confidence: 'derived',
  placeDoubts: { 'KY-MARSHALL-COUNTY-SCHOOLS': 'unsure' },
  notes:
    'Of residents of the district alone. Jefferson County’s is part of what Louisville takes of residents.',

  method: 'worksheet',
  taxes: 'residents',
  places,
  certificate: { form: 'none', fields: {} },
  lines: {
    'within the cap':
      "if(place == 'KY-CUMBERLAND-COUNTY-SCHOOLS', min(wages, max(0, cap - yearWages)), wages)",
    withholding: 'cents(within * rate)',
  },
  supplemental: 'aggregate',
  figures: {
    rate: '0.5%',
    cap: 100_000,
  },
}
