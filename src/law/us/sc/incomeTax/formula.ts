import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

/** Without an allowance there is no standard deduction either. */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods',
    deduction: 'if(allowances >= 1, min(annual * 10%, mostDeduction), 0)',
    taxable: 'max(0, annual - deduction - allowances * allowance)',
    tax: 'brackets(rates, taxable)',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * topRate' },
}
