import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { annualized } from './formula.ts'

const single: Figure = {
  over: [
    [0, '0%'],
    [6_350, '0.25%'],
    [7_350, '0.75%', 2.5],
    [8_850, '1.75%', 13.75],
    [10_100, '2.75%', 35.63],
    [11_250, '3.75%', 67.25],
    [13_550, '4.75%', 153.5],
  ],
}

export const law: WorksheetLaw = {
  where: 'OK',
  tax: 'incomeTax',
  name: 'OK - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Oklahoma tables of the year 2025, in a vendor update of December 2025',
  confidence: 'derived',
  doubts: { supplemental: 'recalled' },
  notes: 'The printed tables of the periods have rounded bounds.',

  ...annualized,
  figures: {
    allowance: 1_000,
    rates: {
      single,
      married: {
        over: [
          [0, '0%'],
          [12_700, '0.25%'],
          [14_700, '0.75%', 5],
          [17_700, '1.75%', 27.5],
          [20_200, '2.75%', 71.25],
          [22_500, '3.75%', 134.5],
          [27_100, '4.75%', 307],
        ],
      },
      married_higher_single: single,
    },
    supplementalRate: '4.75%',
  },
}
