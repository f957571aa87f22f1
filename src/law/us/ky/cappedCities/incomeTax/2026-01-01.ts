import type { WorksheetLaw } from '../../../../language/declare.ts'
import { capsIn, doubtsIn, ratesIn } from '../../../../language/register-figures.ts'
import { law as kentucky } from '../../../places/register/ky/2026-01-01.ts'

const rows = { kind: 'city', capped: true } as const
const rate = ratesIn(kentucky, rows)

export const law: WorksheetLaw = {
  where: 'KY-CAPPED-CITIES',
  tax: 'incomeTax',
  name: '{place} - Occupational License Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Kentucky Secretary of State, occupational license fee database; rates of 2019-20 where they agree',
  confidence: 'verified',
  notes: 'On work in the city, up to so much of the wages of a year.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(rate),
  placeDoubts: doubtsIn(kentucky, rows),
  certificate: { form: 'none', fields: {} },
  lines: {
    'within the cap': 'min(wages, max(0, cap[place] - yearWages))',
    withholding: 'cents(within * rate[place][residency])',
  },
  supplemental: 'aggregate',
  figures: {
    rate,
    // SS: the Social Security base.
    cap: capsIn(kentucky, 'city', 184_500),
  },
}
