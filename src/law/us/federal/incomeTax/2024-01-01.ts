import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { certificate, lines } from './worksheet1A.ts'

// The printed pairs are kept as printed: the checkbox bounds are rounded to the dollar, their bases are not
// recomputed from them.
const standard = {
  married: {
    atLeast: [
      [0, '0%', 0],
      [16_300, '10%', 0],
      [39_500, '12%', 2_320],
      [110_600, '22%', 10_852],
      [217_350, '24%', 34_337],
      [400_200, '32%', 78_221],
      [503_750, '35%', 111_357],
      [747_500, '37%', 196_669.5],
    ],
  },
  single: {
    atLeast: [
      [0, '0%', 0],
      [6_000, '10%', 0],
      [17_600, '12%', 1_160],
      [53_150, '22%', 5_426],
      [106_525, '24%', 17_168.5],
      [197_950, '32%', 39_110.5],
      [249_725, '35%', 55_678.5],
      [615_350, '37%', 183_647.25],
    ],
  },
  headOfHousehold: {
    atLeast: [
      [0, '0%', 0],
      [13_300, '10%', 0],
      [29_850, '12%', 1_655],
      [76_400, '22%', 7_241],
      [113_800, '24%', 15_469],
      [205_250, '32%', 37_417],
      [257_000, '35%', 53_977],
      [622_650, '37%', 181_954.5],
    ],
  },
} satisfies Figure

const checkbox = {
  married: {
    atLeast: [
      [0, '0%', 0],
      [14_600, '10%', 0],
      [26_200, '12%', 1_160],
      [61_750, '22%', 5_426],
      [115_125, '24%', 17_168.5],
      [206_550, '32%', 39_110.5],
      [258_325, '35%', 55_678.5],
      [380_200, '37%', 98_334.75],
    ],
  },
  single: {
    atLeast: [
      [0, '0%', 0],
      [7_300, '10%', 0],
      [13_100, '12%', 580],
      [30_875, '22%', 2_713],
      [57_563, '24%', 8_584.25],
      [103_275, '32%', 19_555.25],
      [129_163, '35%', 27_839.25],
      [311_975, '37%', 91_823.63],
    ],
  },
  headOfHousehold: {
    atLeast: [
      [0, '0%', 0],
      [10_950, '10%', 0],
      [19_225, '12%', 827.5],
      [42_500, '22%', 3_620.5],
      [61_200, '24%', 7_734.5],
      [106_925, '32%', 18_708.5],
      [132_800, '35%', 26_988.5],
      [315_625, '37%', 90_977.25],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'US',
  tax: 'incomeTax',
  name: 'Federal Withholding Tax',
  effective: '2024-01-01',
  // The pay date, not the period's end, decides the year: wages count when paid (26 CFR 31.3402(a)-1(b)).
  select: 'payDate',
  checkedThrough: '2024-12-31',
  revision: 1,
  source: 'IRS Publication 15-T (2024), Worksheet 1A; tables re-derived from Rev. Proc. 2023-34',
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
        Daily: 56.2,
        Weekly: 280.8,
        BiWeekly: 561.5,
        SemiMonthly: 608.3,
        Monthly: 1_216.7,
        Quarterly: 3_650,
        SemiAnnual: 7_300,
        Annual: 14_600,
      },
      2019: {
        Daily: 39.6,
        Weekly: 198.1,
        BiWeekly: 396.2,
        SemiMonthly: 429.2,
        Monthly: 858.3,
        Quarterly: 2_575,
        SemiAnnual: 5_150,
        Annual: 10_300,
      },
    },
  },
  lines,
  supplemental: { flat: 'supplemental * 22%', mandatory: { over: 1_000_000, rate: '37%' } },
}
