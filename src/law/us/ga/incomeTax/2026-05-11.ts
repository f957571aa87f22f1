import type { WorksheetLaw } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const law: WorksheetLaw = {
  where: 'GA',
  tax: 'incomeTax',
  name: 'GA - State Withholding Tax',
  effective: '2026-05-11',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'GA HB 463, signed 2026-05-11; Employer Withholding Tax Guide 2026 (May)',
  confidence: 'verified',
  notes: 'The exclusion of some overtime and tips in HB 463 is not modeled.',

  method: 'worksheet',
  certificate,

  figures: {
    standardDeduction: { A: 15_000, B: 15_000, C: 30_000, D: 15_000 },
    // Of a dependent; that a line 5 allowance is worth the same is recalled.
    allowance: 5_000,
    rate: '4.99%',
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
