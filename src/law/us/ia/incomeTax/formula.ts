import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    deduction: 'cents(standardDeduction[status] / periods)',
    'T1 taxable wages': 'max(0, wages - deduction)',
    'T2 tax': 'T1 * rate',
    // Dollars on a form of 2024 or later, a number of allowances on an older one.
    'allowance of the year': 'allowanceAmount + allowances * perAllowance',
    'T3 withholding': 'cents(max(0, T2 - allowance / periods))',
  },
  supplemental: { flat: 'supplemental * rate' },
}
