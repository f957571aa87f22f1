import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'TN',
  tax: 'incomeTax',
  name: 'TN - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Tennessee Constitution, article II, section 28: no tax on wages',
  confidence: 'verified',
  notes: 'The Hall tax on interest and dividends ended with 2020.',

  method: 'none',
}
