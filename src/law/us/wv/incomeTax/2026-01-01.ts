import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const two = {
  Daily: {
    over: [
      [0, '2.11%'],
      [29, '2.81%', 0.6],
      [72, '3.16%', 1.82],
      [115, '4.22%', 3.17],
      [173, '4.58%', 5.61],
    ],
  },
  Weekly: {
    over: [
      [0, '2.11%'],
      [144, '2.81%', 3.04],
      [361, '3.16%', 9.13],
      [577, '4.22%', 15.95],
      [866, '4.58%', 28.14],
    ],
  },
  BiWeekly: {
    over: [
      [0, '2.11%'],
      [289, '2.81%', 6.09],
      [722, '3.16%', 18.25],
      [1_154, '4.22%', 31.9],
      [1_731, '4.58%', 56.27],
    ],
  },
  SemiMonthly: {
    over: [
      [0, '2.11%'],
      [313, '2.81%', 6.6],
      [782, '3.16%', 19.77],
      [1_250, '4.22%', 34.58],
      [1_875, '4.58%', 60.95],
    ],
  },
  Monthly: {
    over: [
      [0, '2.11%'],
      [625, '2.81%', 13.18],
      [1_562, '3.16%', 39.53],
      [2_500, '4.22%', 69.15],
      [3_750, '4.58%', 121.91],
    ],
  },
  Annual: {
    over: [
      [0, '2.11%'],
      [7_500, '2.81%', 158.25],
      [18_750, '3.16%', 474.38],
      [30_000, '4.22%', 829.88],
      [45_000, '4.58%', 1_462.88],
    ],
  },
} satisfies Figure

const one = {
  Daily: {
    over: [
      [0, '2.11%'],
      [38, '2.81%', 0.8],
      [96, '3.16%', 2.43],
      [153, '4.22%', 4.23],
      [230, '4.58%', 7.48],
    ],
  },
  Weekly: {
    over: [
      [0, '2.11%'],
      [192, '2.81%', 4.05],
      [481, '3.16%', 12.17],
      [769, '4.22%', 21.27],
      [1_154, '4.58%', 37.52],
    ],
  },
  BiWeekly: {
    over: [
      [0, '2.11%'],
      [385, '2.81%', 8.12],
      [962, '3.16%', 24.34],
      [1_538, '4.22%', 42.54],
      [2_308, '4.58%', 75.03],
    ],
  },
  SemiMonthly: {
    over: [
      [0, '2.11%'],
      [417, '2.81%', 8.8],
      [1_042, '3.16%', 26.36],
      [1_667, '4.22%', 46.11],
      [2_500, '4.58%', 81.26],
    ],
  },
  Monthly: {
    over: [
      [0, '2.11%'],
      [833, '2.81%', 17.58],
      [2_083, '3.16%', 52.7],
      [3_333, '4.22%', 92.2],
      [5_000, '4.58%', 162.55],
    ],
  },
  Annual: {
    over: [
      [0, '2.11%'],
      [10_000, '2.81%', 211],
      [25_000, '3.16%', 632.5],
      [40_000, '4.22%', 1_106.5],
      [60_000, '4.58%', 1_950.5],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'WV',
  tax: 'incomeTax',
  name: 'WV - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'West Virginia IT-100.2A (March 2026), SB 392',
  confidence: 'verified',
  doubts: { supplemental: 'unsure' },
  notes:
    'The cut reaches back to January 1, 2026; when employers began with these tables was not found. City service fees are not modeled.',

  ...formula,
  figures: {
    // Quarters and half years take the table of the year.
    times: {
      Daily: 1,
      Weekly: 1,
      BiWeekly: 1,
      SemiMonthly: 1,
      Monthly: 1,
      Quarterly: 4,
      SemiAnnual: 2,
      Annual: 1,
    },
    exemption: {
      Daily: 7.66,
      Weekly: 38.46,
      BiWeekly: 76.92,
      SemiMonthly: 83.33,
      Monthly: 166.67,
      Quarterly: 2_000,
      SemiAnnual: 2_000,
      Annual: 2_000,
    },
    rates: {
      two_earner: { ...two, Quarterly: two.Annual, SemiAnnual: two.Annual },
      one_earner: { ...one, Quarterly: one.Annual, SemiAnnual: one.Annual },
    },
    supplementalRates: {
      over: [
        [0, '2.11%'],
        [10_000, '2.81%'],
        [25_000, '3.16%'],
        [40_000, '4.22%'],
        [60_000, '4.58%'],
      ],
    },
  },
}
