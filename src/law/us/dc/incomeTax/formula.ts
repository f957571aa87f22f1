import type { Figure, Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods: { Daily: 365 },
  lines: {
    annual: 'wages * periods',
    taxable: 'max(0, annual - allowances * allowance)',
    tax: 'brackets(rates, taxable)',
    withholding: 'cents(tax / periods)',
  },
  supplemental: 'aggregate',
}

export const figures: Readonly<Record<string, Figure>> = {
  allowance: 4_300,
  rates: {
    over: [
      [0, '4%'],
      [10_000, '6%', 400],
      [40_000, '6.5%', 2_200],
      [60_000, '8.5%', 3_500],
      [250_000, '9.25%', 19_650],
      [500_000, '9.75%', 42_775],
      [1_000_000, '10.75%', 91_525],
    ],
  },
}
