import type { WorksheetLaw } from '../../../../language/declare.ts'
import { doubtsIn, ratesIn } from '../../../../language/register-figures.ts'
import { law as ohio } from '../../../places/register/oh/2026-01-01.ts'

const rows = { kind: 'city', capped: false } as const
const rate = ratesIn(ohio, rows)

export const law: WorksheetLaw = {
  where: 'OH-CITIES',
  tax: 'incomeTax',
  name: '{place} - City Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'R.C. 718.03 (work in the city, on Medicare wages, without exemptions); Ohio Department of Taxation, The Finder, rates in force on 2026-08-11',
  confidence: 'verified',
  notes:
    'The employer may withhold for the home city too: its rate less its credit for the tax of the work city, factor × the smaller of that tax and limit × wages, both by its ordinance. Who works 20 days of a year or fewer in a city is withheld for in the principal place of work (R.C. 718.011): that is the place to name. Indian Hill taxes residents only. Reciprocity of the state does not reach a city.',

  method: 'worksheet',
  taxes: 'courtesy',
  places: Object.keys(rate),
  placeDoubts: doubtsIn(ohio, rows),
  certificate: { form: 'none', fields: {} },
  lines: {
    tax: 'wages * rate[place][residency]',
    'limit of the credit': "if(residency == 'resident', cents(creditLimit * wages), 0)",
    credit: "if(residency == 'resident', cents(creditFactor * min(workPlaceTax, limit)), 0)",
    withholding: 'cents(max(0, tax - credit))',
  },
  supplemental: 'aggregate',
  figures: {
    rate,
  },
}
