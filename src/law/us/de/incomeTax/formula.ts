import type { Figure, Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods: { Daily: 300 },
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - deduction[status])',
    tax: 'max(0, brackets(rates, taxable) - exemptions * credit)',
    withholding: 'cents(tax / periods)',
  },
  // The tax of the year with the bonus, less the tax of the year without: the bonus is not annualized.
  supplemental: {
    flat: {
      annual: 'wages * periods',
      'tax with it':
        'max(0, brackets(rates, max(0, annual + supplemental - deduction[status])) - exemptions * credit)',
      'without it': 'max(0, brackets(rates, max(0, annual - deduction[status])) - exemptions * credit)',
      withholding: 'cents(tax - without)',
    },
  },
}

/** The rates of 2014. */
export const figures: Readonly<Record<string, Figure>> = {
  deduction: { single: 3_250, married_filing_jointly: 6_500, married_filing_separately: 3_250 },
  credit: 110,
  rates: {
    over: [
      [0, '0%'],
      [2_000, '2.2%'],
      [5_000, '3.9%', 66],
      [10_000, '4.8%', 261],
      [20_000, '5.2%', 741],
      [25_000, '5.55%', 1_001],
      [60_000, '6.6%', 2_943.5],
    ],
  },
}
