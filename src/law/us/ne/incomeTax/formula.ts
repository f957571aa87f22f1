import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods - allowances * allowance',
    tax: 'brackets(rates[status], max(0, annual))',
    'percentage method': 'cents(tax / periods)',
    'minimum of an employer with more than 24 workers': 'if(employees > 24, cents(wages * 1.5%), 0)',
    withholding: 'max(percentage, minimum)',
  },
  // An exemption is not spared the minimum; of an employer whose size nobody gave it is not asked.
  ofExempt: 'if(employees > 24 and employees < 1_000_000_000, cents(wages * 1.5%), 0)',
  supplemental: { flat: 'supplemental * supplementalRate' },
}
