import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

const single = {
  Daily: {
    atLeast: [
      [0, '0%'],
      [62, '4.7%'],
      [245, '5.65%', 9],
    ],
  },
  Weekly: {
    atLeast: [
      [0, '0%'],
      [310, '4.7%'],
      [1_223, '5.65%', 43],
    ],
  },
  BiWeekly: {
    atLeast: [
      [0, '0%'],
      [619, '4.7%'],
      [2_446, '5.65%', 86],
    ],
  },
  SemiMonthly: {
    atLeast: [
      [0, '0%'],
      [671, '4.7%'],
      [2_650, '5.65%', 94],
    ],
  },
  Monthly: {
    atLeast: [
      [0, '0%'],
      [1_342, '4.7%'],
      [5_300, '5.65%', 187],
    ],
  },
  Annual: {
    atLeast: [
      [0, '0%'],
      [16_100, '4.7%'],
      [63_600, '5.65%', 2_233],
    ],
  },
} satisfies Figure

const joint = {
  Daily: {
    atLeast: [
      [0, '0%'],
      [124, '4.7%'],
      [489, '5.65%', 18],
    ],
  },
  Weekly: {
    atLeast: [
      [0, '0%'],
      [619, '4.7%'],
      [2_446, '5.65%', 86],
    ],
  },
  BiWeekly: {
    atLeast: [
      [0, '0%'],
      [1_238, '4.7%'],
      [4_892, '5.65%', 172],
    ],
  },
  SemiMonthly: {
    atLeast: [
      [0, '0%'],
      [1_342, '4.7%'],
      [5_300, '5.65%', 187],
    ],
  },
  Monthly: {
    atLeast: [
      [0, '0%'],
      [2_683, '4.7%'],
      [10_600, '5.65%', 372],
    ],
  },
  Annual: {
    atLeast: [
      [0, '0%'],
      [32_200, '4.7%'],
      [127_200, '5.65%', 4_465],
    ],
  },
} satisfies Figure

const head = {
  Daily: {
    atLeast: [
      [0, '0%'],
      [93, '4.7%'],
      [367, '5.65%', 13],
    ],
  },
  Weekly: {
    atLeast: [
      [0, '0%'],
      [464, '4.7%'],
      [1_835, '5.65%', 65],
    ],
  },
  BiWeekly: {
    atLeast: [
      [0, '0%'],
      [929, '4.7%'],
      [3_669, '5.65%', 129],
    ],
  },
  SemiMonthly: {
    atLeast: [
      [0, '0%'],
      [1_006, '4.7%'],
      [3_975, '5.65%', 140],
    ],
  },
  Monthly: {
    atLeast: [
      [0, '0%'],
      [2_013, '4.7%'],
      [7_950, '5.65%', 280],
    ],
  },
  Annual: {
    atLeast: [
      [0, '0%'],
      [24_150, '4.7%'],
      [95_400, '5.65%', 3_349],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'MT',
  tax: 'incomeTax',
  name: 'MT - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Montana Employer and Information Agent Guide with Tax Tables 2026 (V4, November 2025)',
  confidence: 'verified',
  notes:
    'The text says "round up", every printed example rounds to the nearest dollar. An amount on line 4 of the MW-4, which replaces the formula, is not modeled. Quarters and half years take the table of the year.',

  ...formula,
  figures: {
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
    rates: {
      single_or_both: { ...single, Quarterly: single.Annual, SemiAnnual: single.Annual },
      married_joint: { ...joint, Quarterly: joint.Annual, SemiAnnual: joint.Annual },
      head_household: { ...head, Quarterly: head.Annual, SemiAnnual: head.Annual },
    },
  },
}
