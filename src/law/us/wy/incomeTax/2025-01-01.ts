import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'WY',
  tax: 'incomeTax',
  name: 'WY - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Wyoming has no income tax on individuals',
  confidence: 'verified',

  method: 'none',
}
