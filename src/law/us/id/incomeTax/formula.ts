import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    'less child tax credit allowances': 'wages - allowances * allowance[period]',
    excess: 'max(0, less - threshold[status][period])',
    withholding: 'dollars(excess * rate)',
  },
  supplemental: { flat: 'supplemental * rate' },
}
