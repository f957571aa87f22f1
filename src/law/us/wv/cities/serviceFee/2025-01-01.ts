import type { WorksheetLaw } from '../../../../language/declare.ts'

const fee = {
  'WV-CHARLESTON': 3,
  'WV-FAIRMONT': 2,
  'WV-HUNTINGTON': 5,
  'WV-MORGANTOWN': 3,
  'WV-PARKERSBURG': 2.5,
  'WV-WEIRTON': 2,
  'WV-WHEELING': 2,
}

export const law: WorksheetLaw = {
  where: 'WV-CITIES',
  tax: 'serviceFee',
  name: '{place} - City Service Fee',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Ordinances of the cities, as public tables have them',
  confidence: 'derived',
  placeDoubts: { 'WV-FAIRMONT': 'unsure', 'WV-WEIRTON': 'unsure', 'WV-WHEELING': 'unsure' },
  notes:
    'A week of work in the city, by the main employer alone. A week is counted in the pay period that its Saturday is in. Montgomery, Chester and Romney take a fee whose amount is not known.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(fee),
  certificate: { form: 'none', fields: {} },
  lines: {
    // A payment of bonuses alone is for no week.
    'worked weeks': 'if(wages > supplemental, weeks, 0)',
    withholding: 'worked * fee[place]',
  },
  supplemental: 'aggregate',
  figures: {
    fee,
  },
}
