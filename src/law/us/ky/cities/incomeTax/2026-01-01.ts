import type { WorksheetLaw } from '../../../../language/declare.ts'
import { doubtsIn, ratesIn } from '../../../../language/register-figures.ts'
import { law as kentucky } from '../../../places/register/ky/2026-01-01.ts'

const rows = { kind: 'city', capped: false } as const
const rate = ratesIn(kentucky, rows)

export const law: WorksheetLaw = {
  where: 'KY-CITIES',
  tax: 'incomeTax',
  name: '{place} - Occupational License Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 2,
  source: 'Kentucky Secretary of State, occupational license fee database; rates of 2019-20 where they agree',
  confidence: 'verified',
  notes: 'On work in the city. The county and, of residents, the school district may take theirs beside it.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(rate),
  placeDoubts: doubtsIn(kentucky, rows),
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate[place][residency])' },
  supplemental: 'aggregate',
  figures: {
    rate,
  },
}
