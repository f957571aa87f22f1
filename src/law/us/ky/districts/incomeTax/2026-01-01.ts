import type { WorksheetLaw } from '../../../../language/declare.ts'

const rate = {
  'KY-BOONE-COUNTY-MENTAL-HEALTH': '0.15%',
  'KY-HARDIN-COUNTY-INDUSTRIAL-TAX-DISTRICT': '1%',
}

export const law: WorksheetLaw = {
  where: 'KY-DISTRICTS',
  tax: 'incomeTax',
  name: '{place} - Occupational License Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Kentucky Secretary of State, occupational license fee database',
  confidence: 'derived',
  notes: 'Boone County takes at most 25 a year for mental health: the fee on 16,666.67 of wages.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(rate),
  certificate: { form: 'none', fields: {} },
  lines: {
    'within the cap':
      "if(place == 'KY-BOONE-COUNTY-MENTAL-HEALTH', min(wages, max(0, cap - yearWages)), wages)",
    withholding: 'cents(within * rate[place])',
  },
  supplemental: 'aggregate',
  figures: {
    rate,
    cap: 16_666.67,
  },
}
