import type { NoTaxLaw } from '../../../language/declare.ts'

export const law: NoTaxLaw = {
  where: 'AK',
  tax: 'incomeTax',
  name: 'AK - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Alaska has no personal income tax (repealed 1980)',
  confidence: 'verified',
  method: 'none',
}
