import type { Formula } from '../../../language/declare.ts'
import { certificates } from '../../certificates.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.IL,
  periods: { Daily: 365 },
  lines: {
    exemption: '(line1 * basic + line2 * additional) / periods',
    taxable: 'max(0, wages - exemption)',
    withholding: 'cents(taxable * rate)',
  },
  supplemental: { flat: 'supplemental * rate' },
}
