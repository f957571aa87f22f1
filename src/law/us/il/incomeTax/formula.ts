import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods: { Daily: 365 },
  lines: {
    exemption: '(line1 * basic + line2 * additional) / periods',
    taxable: 'max(0, wages - exemption)',
    withholding: 'cents(taxable * rate)',
  },
  supplemental: { flat: 'supplemental * rate' },
}
