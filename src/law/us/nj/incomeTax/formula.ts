import type { Formula } from '../../../language/declare.ts'
import { certificates } from '../../certificates.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.NJ,
  lines: {
    taxable: 'max(0, wages - allowances * allowance[period])',
    withholding: 'cents(brackets(rates[status][period], taxable))',
  },
  supplemental: 'aggregate',
}
