import type { Formula } from '../../../declare.ts'
import { certificates } from '../../certificates.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.NE,
  lines: {
    annual: 'wages * periods - allowances * allowance',
    tax: 'brackets(rates[status], max(0, annual))',
    'percentage method': 'cents(tax / periods)',
    'minimum of an employer with more than 24 workers': 'if(employees > 24, cents(wages * 1.5%), 0)',
    withholding: 'max(percentage, minimum)',
  },
  supplemental: { flat: 'supplemental * supplementalRate' },
}
