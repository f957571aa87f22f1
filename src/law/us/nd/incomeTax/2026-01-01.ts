import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const single: Figure = {
  Daily: {
    over: [
      [222, '1.95%'],
      [994, '2.5%', 15.05],
    ],
  },
  Weekly: {
    over: [
      [1_108, '1.95%'],
      [4_970, '2.5%', 75.31],
    ],
  },
  BiWeekly: {
    over: [
      [2_216, '1.95%'],
      [9_940, '2.5%', 150.62],
    ],
  },
  SemiMonthly: {
    over: [
      [2_401, '1.95%'],
      [10_769, '2.5%', 163.18],
    ],
  },
  Monthly: {
    over: [
      [4_802, '1.95%'],
      [21_538, '2.5%', 326.35],
    ],
  },
  Quarterly: {
    over: [
      [14_406, '1.95%'],
      [64_613, '2.5%', 979.04],
    ],
  },
  SemiAnnual: {
    over: [
      [28_813, '1.95%'],
      [129_225, '2.5%', 1_958.03],
    ],
  },
  Annual: {
    over: [
      [57_625, '1.95%'],
      [258_450, '2.5%', 3_916.09],
    ],
  },
}

const married: Figure = {
  Daily: {
    over: [
      [221, '1.95%'],
      [648, '2.5%', 8.33],
    ],
  },
  Weekly: {
    over: [
      [1_106, '1.95%'],
      [3_241, '2.5%', 41.63],
    ],
  },
  BiWeekly: {
    over: [
      [2_212, '1.95%'],
      [6_482, '2.5%', 83.27],
    ],
  },
  SemiMonthly: {
    over: [
      [2_396, '1.95%'],
      [7_022, '2.5%', 90.21],
    ],
  },
  Monthly: {
    over: [
      [4_792, '1.95%'],
      [14_044, '2.5%', 180.41],
    ],
  },
  Quarterly: {
    over: [
      [14_375, '1.95%'],
      [42_131, '2.5%', 541.24],
    ],
  },
  SemiAnnual: {
    over: [
      [28_750, '1.95%'],
      [84_263, '2.5%', 1_082.5],
    ],
  },
  Annual: {
    over: [
      [57_500, '1.95%'],
      [168_525, '2.5%', 2_164.99],
    ],
  },
}

export const law: WorksheetLaw = {
  where: 'ND',
  tax: 'incomeTax',
  name: 'ND - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'North Dakota Income Tax Withholding Rates and Instructions 2026, sections 1 and 2',
  confidence: 'verified',
  notes:
    'The worked example of section 2 prints the cell of the wage bracket (14) where its own table gives 13.',

  ...formula,
  figures: {
    rates: {
      single: {
        over: [
          [0, '0%'],
          [57_625, '1.95%'],
          [258_450, '2.5%', 3_916.09],
        ],
      },
      married_joint: {
        over: [
          [0, '0%'],
          [57_500, '1.95%'],
          [168_525, '2.5%', 2_164.99],
        ],
      },
      head_household: {
        over: [
          [0, '0%'],
          [78_475, '1.95%'],
          [289_675, '2.5%', 4_118.4],
        ],
      },
    },
    // Section 1 knows single and married only.
    section1: { single, head_household: single, married_joint: married },
    allowance: {
      Daily: 19,
      Weekly: 97,
      BiWeekly: 194,
      SemiMonthly: 210,
      Monthly: 420,
      Quarterly: 1_268,
      SemiAnnual: 2_525,
      Annual: 5_050,
    },
  },
}
