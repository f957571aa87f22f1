import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'SD',
  tax: 'incomeTax',
  name: 'SD - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'South Dakota has no income tax on individuals',
  confidence: 'verified',

  method: 'none',
}
