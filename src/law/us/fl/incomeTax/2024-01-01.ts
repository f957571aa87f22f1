import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'FL',
  tax: 'incomeTax',
  name: 'FL - State Withholding Tax',
  effective: '2024-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Florida Constitution, article VII, section 5',
  confidence: 'verified',
  method: 'none',
}
