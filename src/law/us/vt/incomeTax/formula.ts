import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

// 30% of what the federal certificate asks for beside the computed tax.
const added = "if(status == 'none', cents(federalExtra * 30%), 0)"

/** By the table of the period, or of the year where none is printed (`times` a year). */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    taxable: 'max(0, wages * times[period] - allowances * allowance[period])',
    tax: 'brackets(rates[status][period], taxable) / times[period]',
    'added while only a federal certificate is filed': added,
    withholding: 'cents(tax) + added',
  },
  supplemental: { flat: 'federalSupplementalTax * 30%' },
}

/** Where only the table of the year was seen: a period is a part of it. */
export const annualized: Formula = {
  ...formula,
  lines: {
    'taxable of a year': 'max(0, wages * periods - allowances * allowance)',
    tax: 'brackets(rates[status], taxable)',
    'added while only a federal certificate is filed': added,
    withholding: 'cents(tax / periods) + added',
  },
}
