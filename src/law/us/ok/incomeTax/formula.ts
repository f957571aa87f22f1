import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    taxable: 'max(0, wages - allowances * allowance[period])',
    withholding: 'dollars(brackets(rates[status][period], taxable))',
  },
  supplemental: { flat: 'supplemental * supplementalRate' },
}

/** Where only the table of the year was seen: a period is a part of it. */
export const annualized: Formula = {
  ...formula,
  lines: {
    'taxable of a year': 'max(0, wages * periods - allowances * allowance)',
    tax: 'brackets(rates[status], taxable)',
    withholding: 'dollars(tax / periods)',
  },
}
