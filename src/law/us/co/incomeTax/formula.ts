import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - deduction[status])',
    tax: 'taxable * rate',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * rate' },
}
