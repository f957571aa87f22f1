import type { Figure, WorksheetLaw } from '../../../../language/declare.ts'
import { certificate } from '../../certificate.ts'
import { CONVERSION } from '../../incomeTax/methodII.ts'

const exclusion = {
  Daily: {
    atLeast: [
      [15, 12],
      [38, 8],
      [77, 4],
      [115, 0],
    ],
  },
  Weekly: {
    atLeast: [
      [77, 58],
      [192, 38],
      [385, 19],
      [577, 0],
    ],
  },
  BiWeekly: {
    atLeast: [
      [154, 115],
      [385, 77],
      [769, 38],
      [1_154, 0],
    ],
  },
  SemiMonthly: {
    atLeast: [
      [167, 125],
      [417, 83],
      [833, 42],
      [1_250, 0],
    ],
  },
  Monthly: {
    atLeast: [
      [333, 250],
      [833, 167],
      [1_667, 83],
      [2_500, 0],
    ],
  },
  Annual: {
    atLeast: [
      [3_999.99, 3_000],
      [10_000, 2_000],
      [20_000, 1_000],
      [30_000, 0],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'NY-YONKERS',
  tax: 'incomeTax',
  name: 'Yonkers - City Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'NYS-50-T-Y (1/26), resident surcharge and Method VII',
  confidence: 'recalled',

  method: 'worksheet',
  taxes: 'both',
  certificate,
  figures: {
    conversion: CONVERSION,
    surcharge: '16.75%',
    nonresidentRate: '0.5%',
    // Nonresidents: below the first bound nothing is due.
    floor: {
      Daily: 15,
      Weekly: 77,
      BiWeekly: 154,
      SemiMonthly: 167,
      Monthly: 333,
      Annual: 3_999.99,
      Quarterly: 333,
      SemiAnnual: 333,
    },
    exclusion: { ...exclusion, Quarterly: exclusion.Monthly, SemiAnnual: exclusion.Monthly },
  },
  lines: {
    periodWages: 'wages / conversion[period]',
    excluded: "if(residency == 'resident', 0, lookup(exclusion[period], periodWages))",
    'nonresident tax':
      "if(residency == 'resident' or periodWages < floor[period], 0, cents((periodWages - excluded) * nonresidentRate))",
    withholding: "if(residency == 'resident', cents(stateTax * surcharge), nonresident * conversion[period])",
  },
  supplemental: { flat: "supplemental * if(residency == 'resident', 1.95975%, 0.5%)" },
}
