import type { Formula } from '../../../language/declare.ts'
import { certificates } from '../../certificates.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.PA,
  lines: {
    withholding: 'cents(wages * rate)',
  },
  supplemental: 'aggregate',
}
