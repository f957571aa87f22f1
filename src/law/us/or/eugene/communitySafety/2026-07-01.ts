import type { WorksheetLaw } from '../../../../language/declare.ts'

export const law: WorksheetLaw = {
  where: 'OR-EUGENE',
  tax: 'communitySafety',
  name: 'OR-EUGENE - Community Safety Payroll Tax',
  effective: '2026-07-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'City of Eugene, community safety payroll tax chart 2026-07 to 2027-06, as a public calculator quotes it',
  confidence: 'derived',
  notes:
    'Of workers of an employer in the city. On all wages once a year’s pay at this pace reaches the floor; below it nothing.',

  method: 'worksheet',
  taxes: 'workers',
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'if(wages * periods >= paceFrom, cents(wages * rate), 0)' },
  supplemental: 'aggregate',
  figures: {
    paceFrom: 32_344,
    rate: '0.44%',
  },
}
