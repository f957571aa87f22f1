import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    'line2 tax': 'dollars(wages * rate)',
    'line3 base allowance': 'base[status][period]',
    'line4 wages over the threshold': 'max(0, wages - threshold[status][period])',
    'line5 reduction': 'dollars(line4 * 1.3%)',
    'line6 credit': 'max(0, line3 - line5)',
    'line7 withholding': 'max(0, line2 - line6)',
  },
  supplemental: 'aggregate',
}
