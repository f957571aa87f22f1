import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

/** W = A + B × (G − C) by the table of the period, or of the year where none is printed (`times` a year). */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    tax: 'brackets(rates[status][period], wages * times[period]) / times[period]',
    withholding: 'dollars(tax)',
  },
  supplemental: { flat: 'supplemental * 5%' },
}

/** Where only the table of the year was seen: a period is a part of it. */
export const annualized: Formula = {
  ...formula,
  lines: {
    'tax of a year': 'brackets(rates[status], wages * periods)',
    withholding: 'dollars(tax / periods)',
  },
}
