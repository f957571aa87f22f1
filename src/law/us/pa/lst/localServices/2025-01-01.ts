import type { WorksheetLaw } from '../../../../language/declare.ts'

export const law: WorksheetLaw = {
  where: 'PA-LST',
  tax: 'localServices',
  name: 'PA-LST - Local Services Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 2,
  source: 'Pennsylvania DCED, Local Services Tax: the amount is the one that the employer enters',
  confidence: 'verified',
  notes:
    'One employer at a time. The exemption below 12,000 a year, which the worker asks for on a form of the place, is not modeled.',

  method: 'worksheet',
  taxes: 'workers',
  certificate: { form: 'none', fields: {} },
  lines: {
    // Up to the bound it is taken at once, with the first payment of the year, unless the employer chose equal parts; above
    // it in equal parts, cut to the cent. A payment of bonuses alone is for no period, and no year takes more than the amount.
    'lump sum': 'if(yearWages > 0, 0, assignedAmount)',
    'part of a period': 'if(wages > supplemental, floor(assignedAmount / periods, 0.01), 0)',
    'left of the year': 'max(0, assignedAmount - yearTax)',
    withholding: 'min(left, if(assignedAmount > atOnce, part, if(eachPeriod > 0, part, lump)))',
  },
  supplemental: 'aggregate',
  figures: {
    atOnce: 10,
  },
}
