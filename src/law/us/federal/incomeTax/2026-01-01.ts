import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { certificate, lines } from './worksheet1A.ts'

// The printed pairs are kept as printed: the checkbox bounds are rounded to the dollar, their bases are not
// recomputed from them.
const standard = {
  married: {
    atLeast: [
      [0, '0%', 0],
      [19_300, '10%', 0],
      [44_100, '12%', 2_480],
      [120_100, '22%', 11_600],
      [230_700, '24%', 35_932],
      [422_850, '32%', 82_048],
      [531_750, '35%', 116_896],
      [788_000, '37%', 206_583.5],
    ],
  },
  single: {
    atLeast: [
      [0, '0%', 0],
      [7_500, '10%', 0],
      [19_900, '12%', 1_240],
      [57_900, '22%', 5_800],
      [113_200, '24%', 17_966],
      [209_275, '32%', 41_024],
      [263_725, '35%', 58_448],
      [648_100, '37%', 192_979.25],
    ],
  },
  headOfHousehold: {
    atLeast: [
      [0, '0%', 0],
      [15_550, '10%', 0],
      [33_250, '12%', 1_770],
      [83_000, '22%', 7_740],
      [121_250, '24%', 16_155],
      [217_300, '32%', 39_207],
      [271_750, '35%', 56_631],
      [656_150, '37%', 191_171],
    ],
  },
} satisfies Figure

const checkbox = {
  married: {
    atLeast: [
      [0, '0%', 0],
      [16_100, '10%', 0],
      [28_500, '12%', 1_240],
      [66_500, '22%', 5_800],
      [121_800, '24%', 17_966],
      [217_875, '32%', 41_024],
      [272_325, '35%', 58_448],
      [400_450, '37%', 103_291.75],
    ],
  },
  single: {
    atLeast: [
      [0, '0%', 0],
      [8_050, '10%', 0],
      [14_250, '12%', 620],
      [33_250, '22%', 2_900],
      [60_900, '24%', 8_983],
      [108_938, '32%', 20_512],
      [136_163, '35%', 29_224],
      [328_350, '37%', 96_489.63],
    ],
  },
  headOfHousehold: {
    atLeast: [
      [0, '0%', 0],
      [12_075, '10%', 0],
      [20_925, '12%', 885],
      [45_800, '22%', 3_870],
      [64_925, '24%', 8_077.5],
      [112_950, '32%', 19_603.5],
      [140_175, '35%', 28_315.5],
      [332_375, '37%', 95_585.5],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'US',
  tax: 'incomeTax',
  name: 'Federal Withholding Tax',
  effective: '2026-01-01',
  // The pay date, not the period's end, decides the year: wages count when paid (26 CFR 31.3402(a)-1(b)).
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'IRS Publication 15-T (2026), Worksheet 1A',
  confidence: 'verified',

  method: 'worksheet',
  certificate,
  figures: {
    standard,
    checkbox,
    earlier: { married: standard.married, single: standard.single, headOfHousehold: standard.single },
    line1g: { married: 12_900, single: 8_600, headOfHousehold: 8_600 },
    allowance: 4_300,
    step3: { child: 2_200, other: 500 },
    alienAmount: {
      2020: {
        Daily: 61.9,
        Weekly: 309.6,
        BiWeekly: 619.2,
        SemiMonthly: 670.8,
        Monthly: 1_341.7,
        Quarterly: 4_025,
        SemiAnnual: 8_050,
        Annual: 16_100,
      },
      2019: {
        Daily: 45.4,
        Weekly: 226.9,
        BiWeekly: 453.8,
        SemiMonthly: 491.7,
        Monthly: 983.3,
        Quarterly: 2_950,
        SemiAnnual: 5_900,
        Annual: 11_800,
      },
    },
  },
  lines,
  supplemental: { flat: 'supplemental * 22%', mandatory: { over: 1_000_000, rate: '37%' } },
}
