import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const single = {
  Daily: {
    over: [
      [0, '0%'],
      [15.1, '3.35%'],
      [210.3, '6.6%', 6.54],
      [487.6, '7.6%', 24.84],
      [1_000.9, '8.75%', 63.85],
    ],
  },
  Weekly: {
    over: [
      [0, '0%'],
      [75, '3.35%'],
      [1_051, '6.6%', 32.7],
      [2_438, '7.6%', 124.24],
      [5_004, '8.75%', 319.25],
    ],
  },
  BiWeekly: {
    over: [
      [0, '0%'],
      [151, '3.35%'],
      [2_103, '6.6%', 65.39],
      [4_876, '7.6%', 248.41],
      [10_009, '8.75%', 638.52],
    ],
  },
  SemiMonthly: {
    over: [
      [0, '0%'],
      [164, '3.35%'],
      [2_278, '6.6%', 70.82],
      [5_282, '7.6%', 269.08],
      [10_843, '8.75%', 691.72],
    ],
  },
  Monthly: {
    over: [
      [0, '0%'],
      [327, '3.35%'],
      [4_556, '6.6%', 141.67],
      [10_565, '7.6%', 538.27],
      [21_685, '8.75%', 1_383.39],
    ],
  },
  Quarterly: {
    over: [
      [0, '0%'],
      [981, '3.35%'],
      [13_669, '6.6%', 425.05],
      [31_694, '7.6%', 1_614.7],
      [65_056, '8.75%', 4_150.21],
    ],
  },
  Annual: {
    over: [
      [0, '0%'],
      [3_925, '3.35%'],
      [54_675, '6.6%', 1_700.13],
      [126_775, '7.6%', 6_458.73],
      [260_225, '8.75%', 16_600.93],
    ],
  },
} satisfies Figure

const married = {
  Daily: {
    over: [
      [0, '0%'],
      [45.3, '3.35%'],
      [371.1, '6.6%', 10.91],
      [832.8, '7.6%', 41.39],
      [1_245.5, '8.75%', 72.75],
    ],
  },
  Weekly: {
    over: [
      [0, '0%'],
      [226, '3.35%'],
      [1_855, '6.6%', 54.57],
      [4_164, '7.6%', 206.96],
      [6_227, '8.75%', 363.75],
    ],
  },
  BiWeekly: {
    over: [
      [0, '0%'],
      [453, '3.35%'],
      [3_711, '6.6%', 109.14],
      [8_328, '7.6%', 413.87],
      [12_455, '8.75%', 727.52],
    ],
  },
  SemiMonthly: {
    over: [
      [0, '0%'],
      [491, '3.35%'],
      [4_020, '6.6%', 118.22],
      [9_022, '7.6%', 448.35],
      [13_493, '8.75%', 788.15],
    ],
  },
  Monthly: {
    over: [
      [0, '0%'],
      [981, '3.35%'],
      [8_040, '6.6%', 236.48],
      [18_044, '7.6%', 896.74],
      [26_985, '8.75%', 1_576.26],
    ],
  },
  Quarterly: {
    over: [
      [0, '0%'],
      [2_944, '3.35%'],
      [24_119, '6.6%', 709.36],
      [54_131, '7.6%', 2_690.15],
      [80_956, '8.75%', 4_728.85],
    ],
  },
  Annual: {
    over: [
      [0, '0%'],
      [11_775, '3.35%'],
      [96_475, '6.6%', 2_837.45],
      [216_525, '7.6%', 10_760.75],
      [323_825, '8.75%', 18_915.55],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'VT',
  tax: 'incomeTax',
  name: 'VT - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Vermont GB-1210 (2026)',
  confidence: 'verified',
  doubts: { supplemental: 'recalled' },
  notes:
    'A nonresident is taxed by the hours in the state: not modeled. Nonqualified deferred compensation is withheld at 6%.',

  ...formula,
  figures: {
    // Half years take the table of the year.
    times: {
      Daily: 1,
      Weekly: 1,
      BiWeekly: 1,
      SemiMonthly: 1,
      Monthly: 1,
      Quarterly: 1,
      SemiAnnual: 2,
      Annual: 1,
    },
    allowance: {
      Daily: 20.77,
      Weekly: 103.85,
      BiWeekly: 207.69,
      SemiMonthly: 225,
      Monthly: 450,
      Quarterly: 1_350,
      SemiAnnual: 5_400,
      Annual: 5_400,
    },
    rates: {
      single: { ...single, SemiAnnual: single.Annual },
      married: { ...married, SemiAnnual: married.Annual },
      married_higher_single: { ...single, SemiAnnual: single.Annual },
      none: { ...single, SemiAnnual: single.Annual },
    },
  },
}
