import type { Formula } from '../../../language/declare.ts'
import { certificates } from '../../certificates.ts'

/** The Optional Computer Formula. */
export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.OH,
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - allowances * exemption)',
    tax: 'cents(brackets(rates, taxable))',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * 3.5%' },
}
