import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods: { Daily: 365 },
  lines: {
    deduction: 'cents(standardDeduction[blockA] / periods)',
    taxable: 'max(0, wages - deduction)',
    withholding: 'cents(taxable * rate)',
  },
  // None is published: the formula's own rate.
  supplemental: 'aggregate',
}
