import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'UT',
  tax: 'incomeTax',
  name: 'UT - State Withholding Tax',
  effective: '2026-06-01',
  select: 'periodStart',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Utah Publication 14 (Rev. 4/26), S.B. 60, for pay periods that begin on or after June 1, 2026',
  confidence: 'verified',

  ...formula,
  figures: {
    rate: '4.45%',
    base: {
      single: {
        Daily: 2,
        Weekly: 9,
        BiWeekly: 19,
        SemiMonthly: 20,
        Monthly: 40,
        Quarterly: 121,
        SemiAnnual: 243,
        Annual: 485,
      },
      married: {
        Daily: 4,
        Weekly: 19,
        BiWeekly: 37,
        SemiMonthly: 40,
        Monthly: 81,
        Quarterly: 243,
        SemiAnnual: 485,
        Annual: 970,
      },
    },
    threshold: {
      single: {
        Daily: 36,
        Weekly: 180,
        BiWeekly: 360,
        SemiMonthly: 390,
        Monthly: 779,
        Quarterly: 2_337,
        SemiAnnual: 4_674,
        Annual: 9_348,
      },
      married: {
        Daily: 72,
        Weekly: 360,
        BiWeekly: 719,
        SemiMonthly: 779,
        Monthly: 1_558,
        Quarterly: 4_674,
        SemiAnnual: 9_348,
        Annual: 18_696,
      },
    },
  },
}
