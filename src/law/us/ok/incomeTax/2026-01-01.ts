import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const single = {
  Daily: {
    over: [
      [0, '0%'],
      [39, '2.5%'],
      [43, '3.5%', 0.11],
      [52, '4.5%', 0.42],
    ],
  },
  Weekly: {
    over: [
      [0, '0%'],
      [194, '2.5%'],
      [216, '3.5%', 0.55],
      [261, '4.5%', 2.1],
    ],
  },
  BiWeekly: {
    over: [
      [0, '0%'],
      [388, '2.5%'],
      [433, '3.5%', 1.11],
      [521, '4.5%', 4.2],
    ],
  },
  SemiMonthly: {
    over: [
      [0, '0%'],
      [421, '2.5%'],
      [469, '3.5%', 1.2],
      [565, '4.5%', 4.55],
    ],
  },
  Monthly: {
    over: [
      [0, '0%'],
      [842, '2.5%'],
      [938, '3.5%', 2.4],
      [1_129, '4.5%', 9.1],
    ],
  },
  Quarterly: {
    over: [
      [0, '0%'],
      [2_525, '2.5%'],
      [2_813, '3.5%', 7.19],
      [3_388, '4.5%', 27.31],
    ],
  },
  SemiAnnual: {
    over: [
      [0, '0%'],
      [5_050, '2.5%'],
      [5_625, '3.5%', 14.38],
      [6_775, '4.5%', 54.63],
    ],
  },
  Annual: {
    over: [
      [0, '0%'],
      [10_100, '2.5%'],
      [11_250, '3.5%', 28.75],
      [13_550, '4.5%', 109.25],
    ],
  },
} satisfies Figure

const married = {
  Daily: {
    over: [
      [0, '0%'],
      [78, '2.5%'],
      [87, '3.5%', 0.22],
      [104, '4.5%', 0.84],
    ],
  },
  Weekly: {
    over: [
      [0, '0%'],
      [388, '2.5%'],
      [433, '3.5%', 1.11],
      [521, '4.5%', 4.2],
    ],
  },
  BiWeekly: {
    over: [
      [0, '0%'],
      [777, '2.5%'],
      [865, '3.5%', 2.21],
      [1_042, '4.5%', 8.4],
    ],
  },
  SemiMonthly: {
    over: [
      [0, '0%'],
      [842, '2.5%'],
      [938, '3.5%', 2.4],
      [1_129, '4.5%', 9.1],
    ],
  },
  Monthly: {
    over: [
      [0, '0%'],
      [1_683, '2.5%'],
      [1_875, '3.5%', 4.79],
      [2_258, '4.5%', 18.21],
    ],
  },
  Quarterly: {
    over: [
      [0, '0%'],
      [5_050, '2.5%'],
      [5_625, '3.5%', 14.38],
      [6_775, '4.5%', 54.63],
    ],
  },
  SemiAnnual: {
    over: [
      [0, '0%'],
      [10_100, '2.5%'],
      [11_250, '3.5%', 28.75],
      [13_550, '4.5%', 109.25],
    ],
  },
  Annual: {
    over: [
      [0, '0%'],
      [20_200, '2.5%'],
      [22_500, '3.5%', 57.5],
      [27_100, '4.5%', 218.5],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'OK',
  tax: 'incomeTax',
  name: 'OK - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Oklahoma Packet OW-2 (Rev. 11-2025)',
  confidence: 'verified',
  doubts: { supplemental: 'derived' },
  notes: 'The prose of the sample quotes an old constant; its table and its result agree.',

  ...formula,
  figures: {
    allowance: {
      Daily: 3.85,
      Weekly: 19.23,
      BiWeekly: 38.46,
      SemiMonthly: 41.67,
      Monthly: 83.33,
      Quarterly: 250,
      SemiAnnual: 500,
      Annual: 1_000,
    },
    rates: { single, married, married_higher_single: single },
    // The top rate.
    supplementalRate: '4.5%',
  },
}
