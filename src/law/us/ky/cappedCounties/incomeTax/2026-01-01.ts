import type { WorksheetLaw } from '../../../../language/declare.ts'
import { capsIn, creditsIn, doubtsIn, ratesIn } from '../../../../language/register-figures.ts'
import { creditingCounties } from '../../../places/ky-credit.ts'
import { law as kentucky } from '../../../places/register/ky/2026-01-01.ts'

const rows = { kind: 'county', capped: true } as const
const rate = ratesIn(kentucky, rows)

export const law: WorksheetLaw = {
  where: 'KY-CAPPED-COUNTIES',
  tax: 'incomeTax',
  name: '{place} - Occupational License Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'KACo, payroll rates of the counties 2025; KRS 67.750(2), 68.197(7)',
  confidence: 'verified',
  notes:
    'On work in the county. Where the county has 30,000 people or more a city’s fee is credited; an agreement may say otherwise.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(rate),
  placeDoubts: doubtsIn(kentucky, rows),
  certificate: { form: 'none', fields: {} },
  lines: {
    'within the cap': 'min(wages, max(0, cap[place] - yearWages))',
    credit: 'credited[place] * placeTax',
    withholding: 'cents(max(0, within * rate[place][residency] - credit))',
  },
  supplemental: 'aggregate',
  figures: {
    rate,
    cap: capsIn(kentucky, 'county', 184_500),
    // 1 where a city's fee is credited.
    credited: creditsIn(kentucky, rows, creditingCounties),
  },
}
