import type { WorksheetLaw } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const law: WorksheetLaw = {
  where: 'GA',
  tax: 'incomeTax',
  name: 'GA - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-06-30',
  revision: 1,
  source: 'GA Employer Withholding Tax Guide 2025 (January)',
  confidence: 'verified',

  method: 'worksheet',
  certificate,

  figures: {
    standardDeduction: { A: 12_000, B: 12_000, C: 24_000, D: 12_000 },
    // Of a dependent; that a line 5 allowance is worth the same is recalled.
    allowance: 4_000,
    rate: '5.39%',
  },
  lines: {
    annual: 'wages * periods',
    deduction: 'standardDeduction[status]',
    allowances: '(dependents + additionalAllowances) * allowance',
    taxable: 'max(0, annual - deduction - allowances)',
    tax: 'taxable * rate',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * rate' },
}
