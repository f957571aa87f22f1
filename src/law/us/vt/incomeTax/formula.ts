import type { Formula } from '../../../declare.ts'
import { certificates } from '../../certificates.ts'

/** By the table of the period, or of the year where none is printed (`times` a year). */
export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.VT,
  lines: {
    taxable: 'max(0, wages * times[period] - allowances * allowance[period])',
    tax: 'brackets(rates[status][period], taxable) / times[period]',
    withholding: 'cents(tax)',
  },
  supplemental: { flat: 'federalSupplementalTax * 30%' },
}

/** Where only the table of the year was seen: a period is a part of it. */
export const annualized: Formula = {
  ...formula,
  lines: {
    'taxable of a year': 'max(0, wages * periods - allowances * allowance)',
    tax: 'brackets(rates[status], taxable)',
    withholding: 'cents(tax / periods)',
  },
}
