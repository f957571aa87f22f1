import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'
import { A, B, C } from './rates-a-c.ts'
import { D, E } from './rates-d-e.ts'

export const law: WorksheetLaw = {
  where: 'NJ',
  tax: 'incomeTax',
  name: 'NJ - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'New Jersey, Tables for Percentage Method of Withholding, effective October 1, 2020; NJ-WT (September 2025)',
  confidence: 'verified',
  notes:
    'Three examples of NJ-WT page 25 follow superseded tables and are one or two cents off. Rate E, monthly, leaves out 2,916 to 2,917: it is closed at 2,917.',

  ...formula,
  figures: {
    allowance: {
      Daily: 2.7,
      Weekly: 19.2,
      BiWeekly: 38.4,
      SemiMonthly: 41.6,
      Monthly: 83.3,
      Quarterly: 250,
      SemiAnnual: 500,
      Annual: 1_000,
    },
    rates: { A, B, C, D, E },
  },
}
