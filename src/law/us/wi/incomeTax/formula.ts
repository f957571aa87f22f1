import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

/** A bonus takes the rate of the wages of a year, as far as this payment and those before it tell. */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods',
    deduction:
      'if(annual < deduct[status].from, deduct[status].full, max(0, cents(deduct[status].full - deduct[status].rate * (annual - deduct[status].from))))',
    taxable: 'max(0, annual - deduction - allowances * 400)',
    tax: 'cents(brackets(rates, taxable))',
    withholding: 'cents(tax / periods)',
  },
  supplemental: {
    flat: 'supplemental * lookup(supplementalRates, max(wages * periods, yearWages + supplemental))',
  },
}
