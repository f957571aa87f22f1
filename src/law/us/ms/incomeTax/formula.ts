import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - standardDeduction[status] - exemption)',
    tax: 'brackets(rates, taxable)',
    withholding: 'dollars(tax / periods)',
  },
  // Line 7 is added before the flowchart's last rounding.
  roundsExtra: true,
  supplemental: 'aggregate',
}
