import type { Formula } from '../../../declare.ts'
import { certificates } from '../../certificates.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.NM,
  lines: {
    withholding: 'cents(brackets(rates[status][period], wages))',
  },
  supplemental: { flat: 'supplemental * 5.9%' },
}
