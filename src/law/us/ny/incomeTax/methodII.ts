import type { Figure, SheetLines } from '../../../language/declare.ts'

/** "Conversion of Tables": a quarter is three months of the monthly table, half a year six. */
export const CONVERSION: Figure = {
  Daily: 1,
  Weekly: 1,
  BiWeekly: 1,
  SemiMonthly: 1,
  Monthly: 1,
  Quarterly: 3,
  SemiAnnual: 6,
  Annual: 1,
}

export const methodII: SheetLines = {
  allowance: 'deduction[period][status] + allowances * exemption[period]',
  'net wages': 'max(0, wages / conversion[period] - allowance)',
}
