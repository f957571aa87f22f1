import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

/** The Optional Computer Formula. */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - allowances * exemption)',
    tax: 'cents(brackets(rates, taxable))',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * 3.5%' },
}
