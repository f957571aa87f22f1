import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'dollars(wages * periods)',
    'share of the deduction': 'round(min(1, max(0, end[status] - annual) / phaseOut[status]), 0.0001)',
    deduction: 'dollars(standardDeduction[status] * share)',
    taxable: 'max(0, annual - allowances * allowance - deduction)',
    'tax of a year': 'dollars(brackets(rates[status], taxable))',
    withholding: 'dollars(tax / periods)',
  },
  roundsExtra: true,
  supplemental: { flat: 'supplemental * 5%' },
}
