import type { Figure, Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods: { Daily: 300 },
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - standardDeduction - allowances * 930 - e2 * 800)',
    'tax of a year': 'cents(brackets(rates, taxable))',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * 5.75%', ifTaxed: true },
}

export const rates: Figure = {
  over: [
    [0, '2%'],
    [3_000, '3%', 60],
    [5_000, '5%', 120],
    [17_000, '5.75%', 720],
  ],
}
