import type { Formula } from '../../../language/declare.ts'
import { certificates } from '../../certificates.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate: certificates.MS,
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
