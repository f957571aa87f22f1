import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'WA',
  tax: 'incomeTax',
  name: 'WA - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Washington has no income tax on wages',
  confidence: 'verified',
  notes: 'Paid leave and long-term care premiums are laws of their own.',

  method: 'none',
}
