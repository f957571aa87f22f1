import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'TX',
  tax: 'incomeTax',
  name: 'TX - State Withholding Tax',
  effective: '2024-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Texas Constitution, article VIII, section 24-a',
  confidence: 'verified',
  method: 'none',
}
