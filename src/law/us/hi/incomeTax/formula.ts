import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - allowances * allowance - lumpSum)',
    tax: 'brackets(rates[status], taxable)',
    withholding: 'cents(tax / periods)',
  },
  supplemental: 'aggregate',
}
