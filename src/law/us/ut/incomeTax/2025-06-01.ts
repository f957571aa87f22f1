import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'UT',
  tax: 'incomeTax',
  name: 'UT - State Withholding Tax',
  effective: '2025-06-01',
  select: 'periodStart',
  checkedThrough: '2026-05-31',
  revision: 1,
  source: 'Utah Publication 14 (Rev. 4/25), for pay periods that begin on or after June 1, 2025',
  confidence: 'verified',

  ...formula,
  figures: {
    rate: '4.5%',
    base: {
      single: {
        Daily: 2,
        Weekly: 9,
        BiWeekly: 17,
        SemiMonthly: 19,
        Monthly: 38,
        Quarterly: 113,
        SemiAnnual: 225,
        Annual: 450,
      },
      married: {
        Daily: 3,
        Weekly: 17,
        BiWeekly: 35,
        SemiMonthly: 38,
        Monthly: 75,
        Quarterly: 225,
        SemiAnnual: 450,
        Annual: 900,
      },
    },
    threshold: {
      single: {
        Daily: 35,
        Weekly: 175,
        BiWeekly: 350,
        SemiMonthly: 379,
        Monthly: 759,
        Quarterly: 2_277,
        SemiAnnual: 4_554,
        Annual: 9_107,
      },
      married: {
        Daily: 70,
        Weekly: 350,
        BiWeekly: 701,
        SemiMonthly: 759,
        Monthly: 1_518,
        Quarterly: 4_553,
        SemiAnnual: 9_107,
        Annual: 18_213,
      },
    },
  },
}
