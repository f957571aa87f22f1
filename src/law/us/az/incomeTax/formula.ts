import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    'rate chosen': 'if(percent == 0, unchosen, percent)',
    withholding: 'cents(wages * rate)',
  },
  // No method of its own: the chosen percentage of the payment.
  supplemental: 'aggregate',
}
