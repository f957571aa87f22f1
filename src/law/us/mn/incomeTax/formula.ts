import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods: { Daily: 360 },
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - allowances * allowance)',
    tax: 'brackets(rates[status], taxable)',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * 6.25%' },
}
