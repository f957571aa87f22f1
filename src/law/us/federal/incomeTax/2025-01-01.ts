import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { certificate, lines } from './worksheet1A.ts'

// The printed pairs are kept as printed: the checkbox bounds are rounded to the dollar, their bases are not
// recomputed from them.
const standard = {
  married: {
    atLeast: [
      [0, '0%', 0],
      [17_100, '10%', 0],
      [40_950, '12%', 2_385],
      [114_050, '22%', 11_157],
      [223_800, '24%', 35_302],
      [411_700, '32%', 80_398],
      [518_150, '35%', 114_462],
      [768_700, '37%', 202_154.5],
    ],
  },
  single: {
    atLeast: [
      [0, '0%', 0],
      [6_400, '10%', 0],
      [18_325, '12%', 1_192.5],
      [54_875, '22%', 5_578.5],
      [109_750, '24%', 17_651],
      [203_700, '32%', 40_199],
      [256_925, '35%', 57_231],
      [632_750, '37%', 188_769.75],
    ],
  },
  headOfHousehold: {
    atLeast: [
      [0, '0%', 0],
      [13_900, '10%', 0],
      [30_900, '12%', 1_700],
      [78_750, '22%', 7_442],
      [117_250, '24%', 15_912],
      [211_200, '32%', 38_460],
      [264_400, '35%', 55_484],
      [640_250, '37%', 187_031.5],
    ],
  },
} satisfies Figure

const checkbox = {
  married: {
    atLeast: [
      [0, '0%', 0],
      [15_000, '10%', 0],
      [26_925, '12%', 1_192.5],
      [63_475, '22%', 5_578.5],
      [118_350, '24%', 17_651],
      [212_300, '32%', 40_199],
      [265_525, '35%', 57_231],
      [390_800, '37%', 101_077.25],
    ],
  },
  single: {
    atLeast: [
      [0, '0%', 0],
      [7_500, '10%', 0],
      [13_463, '12%', 596.25],
      [31_738, '22%', 2_789.25],
      [59_175, '24%', 8_825.5],
      [106_150, '32%', 20_099.5],
      [132_763, '35%', 28_615.5],
      [320_675, '37%', 94_384.88],
    ],
  },
  headOfHousehold: {
    atLeast: [
      [0, '0%', 0],
      [11_250, '10%', 0],
      [19_750, '12%', 850],
      [43_675, '22%', 3_721],
      [62_925, '24%', 7_956],
      [109_900, '32%', 19_230],
      [136_500, '35%', 27_742],
      [324_425, '37%', 93_515.75],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'US',
  tax: 'incomeTax',
  name: 'Federal Withholding Tax',
  effective: '2025-01-01',
  // The pay date, not the period's end, decides the year: wages count when paid (26 CFR 31.3402(a)-1(b)).
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'IRS Publication 15-T (2025), Worksheet 1A',
  confidence: 'verified',

  method: 'worksheet',
  certificate,
  figures: {
    standard,
    checkbox,
    earlier: { married: standard.married, single: standard.single, headOfHousehold: standard.single },
    line1g: { married: 12_900, single: 8_600, headOfHousehold: 8_600 },
    allowance: 4_300,
    step3: { child: 2_000, other: 500 },
    alienAmount: {
      2020: {
        Daily: 57.7,
        Weekly: 288.5,
        BiWeekly: 576.9,
        SemiMonthly: 625,
        Monthly: 1_250,
        Quarterly: 3_750,
        SemiAnnual: 7_500,
        Annual: 15_000,
      },
      2019: {
        Daily: 41.2,
        Weekly: 205.8,
        BiWeekly: 411.5,
        SemiMonthly: 445.8,
        Monthly: 891.7,
        Quarterly: 2_675,
        SemiAnnual: 5_350,
        Annual: 10_700,
      },
    },
  },
  lines,
  supplemental: { flat: 'supplemental * 22%', mandatory: { over: 1_000_000, rate: '37%' } },
}
