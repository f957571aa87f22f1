import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { annualized } from './formula.ts'

const single: Figure = {
  over: [
    [0, '0%'],
    [3_825, '3.35%'],
    [53_225, '6.6%', 1_654.9],
    [123_525, '7.6%', 6_294.7],
    [253_525, '8.75%', 16_174.7],
  ],
}

export const law: WorksheetLaw = {
  where: 'VT',
  tax: 'incomeTax',
  name: 'VT - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Vermont tables of the year 2025, in a vendor update of December 2025',
  confidence: 'derived',
  doubts: { supplemental: 'recalled' },
  notes:
    'A nonresident is taxed by the hours in the state: not modeled. Nonqualified deferred compensation is withheld at 6%.',

  ...annualized,
  figures: {
    allowance: 5_300,
    rates: {
      single,
      married: {
        over: [
          [0, '0%'],
          [11_475, '3.35%'],
          [93_975, '6.6%', 2_763.75],
          [210_925, '7.6%', 10_482.45],
          [315_475, '8.75%', 18_428.25],
        ],
      },
      married_higher_single: single,
      none: single,
    },
  },
}
