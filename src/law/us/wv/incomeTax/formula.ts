import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

/** A bonus takes the rate of the wages of a year, as far as this payment and those before it tell. */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    taxable: 'max(0, wages * times[period] - allowances * exemption[period])',
    tax: 'brackets(rates[status][period], taxable) / times[period]',
    withholding: 'dollars(tax)',
  },
  supplemental: {
    flat: 'supplemental * lookup(supplementalRates, max(wages * periods, yearWages + supplemental))',
  },
}

/** Where only the table of the year was seen: a period is a part of it. */
export const annualized: Formula = {
  ...formula,
  lines: {
    'taxable of a year': 'max(0, wages * periods - allowances * exemption)',
    tax: 'brackets(rates[status], taxable)',
    withholding: 'dollars(tax / periods)',
  },
}
