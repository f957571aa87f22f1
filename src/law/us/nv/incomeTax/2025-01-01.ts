import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'NV',
  tax: 'incomeTax',
  name: 'NV - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Nevada Constitution, article 10, section 1: no income tax on natural persons',
  confidence: 'verified',
  notes: "The Modified Business Tax is the employer's.",

  method: 'none',
}
