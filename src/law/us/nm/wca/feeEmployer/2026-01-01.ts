import type { WorksheetLaw } from '../../../../language/declare.ts'

export const law: WorksheetLaw = {
  where: 'NM-WCA',
  tax: 'feeEmployer',
  name: 'NM-WCA - Workers’ Compensation Fee (employer)',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'New Mexico Workers’ Compensation Administration: 4.80 a quarter, 2.25 of it withheld, as a report of 2026-11-15 quotes it',
  confidence: 'unsure',
  notes:
    'Of everyone on the payroll at the end of a quarter: with the pay for the period that holds its last day. Older pages have 4.30 and 2.00.',

  method: 'worksheet',
  payer: 'employer',
  taxes: 'workers',
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'if(wages > supplemental, quarterEnds * amount, 0)' },
  supplemental: 'aggregate',
  figures: {
    amount: 2.55,
  },
}
