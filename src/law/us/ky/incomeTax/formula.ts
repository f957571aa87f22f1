import type { Formula } from '../../../language/declare.ts'
import { certificates } from '../../certificates.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.KY,
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - standardDeduction)',
    tax: 'taxable * rate',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * rate' },
}
