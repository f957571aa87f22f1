import type { Formula } from '../../../language/declare.ts'
import { certificates } from '../../certificates.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.MI,
  lines: {
    exemption: 'exemptions * perExemption / periods',
    taxable: 'max(0, wages - exemption)',
    withholding: 'cents(taxable * rate)',
  },
  // Exemptions do not count against it.
  supplemental: { flat: 'supplemental * rate' },
}
