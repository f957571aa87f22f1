import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    withholding: 'cents(wages * rate)',
  },
  supplemental: 'aggregate',
}
