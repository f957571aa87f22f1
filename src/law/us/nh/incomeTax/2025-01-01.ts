import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'NH',
  tax: 'incomeTax',
  name: 'NH - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'New Hampshire has no tax on wages',
  confidence: 'verified',
  notes: 'The tax on interest and dividends ended with 2024; it never reached wages.',

  method: 'none',
}
