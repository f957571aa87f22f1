import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    exemption: 'exemptions * perExemption / periods',
    taxable: 'max(0, wages - exemption)',
    withholding: 'cents(taxable * rate)',
  },
  // Exemptions do not count against it.
  supplemental: { flat: 'supplemental * rate' },
}
