import type { Figure, Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    'GI annual wages': 'wages * periods',
    'steps of the deduction':
      'ceil(max(0, GI - deduction[status].upTo), deduction[status].each) / deduction[status].each',
    'SD standard deduction':
      'if(GI >= deduction[status].from, deduction[status].least, deduction[status].most - steps * deduction[status].step)',
    'PE personal exemption': 'personal[status]',
    'DEP dependents': 'dependents * lookup(perDependent, GI)',
    'FED federal tax of a year': 'federalTax * periods',
    'T taxable': 'max(0, GI - SD - PE - DEP - FED)',
    'tax of a year': 'brackets(rates[status], T)',
    withholding: 'cents(tax / periods)',
  },
  supplemental: { flat: 'supplemental * 5%' },
}

// All but married couples filing jointly.
const others: Figure = {
  over: [
    [0, '2%'],
    [500, '4%', 10],
    [3_000, '5%', 110],
  ],
}

/** Unchanged since January 2022. */
export const figures: Readonly<Record<string, Figure>> = {
  // The most up to an income, a step less for each further part of it, the least from another on.
  deduction: {
    0: { upTo: 25_999, most: 3_000, step: 25, each: 500, from: 35_500, least: 2_500 },
    S: { upTo: 25_999, most: 3_000, step: 25, each: 500, from: 35_500, least: 2_500 },
    MS: { upTo: 12_999, most: 4_250, step: 88, each: 250, from: 17_750, least: 2_500 },
    M: { upTo: 25_999, most: 8_500, step: 175, each: 500, from: 35_500, least: 5_000 },
    H: { upTo: 25_999, most: 5_200, step: 135, each: 500, from: 35_500, least: 2_500 },
  },
  personal: { 0: 0, S: 1_500, MS: 1_500, M: 3_000, H: 3_000 },
  perDependent: {
    over: [
      [0, 1_000],
      [50_000, 500],
      [100_000, 300],
    ],
  },
  rates: {
    M: {
      over: [
        [0, '2%'],
        [1_000, '4%', 20],
        [6_000, '5%', 220],
      ],
    },
    0: others,
    S: others,
    MS: others,
    H: others,
  },
}
