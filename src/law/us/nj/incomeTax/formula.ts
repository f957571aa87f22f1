import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    taxable: 'max(0, wages - allowances * allowance[period])',
    withholding: 'cents(brackets(rates[status][period], taxable))',
  },
  supplemental: 'aggregate',
}
