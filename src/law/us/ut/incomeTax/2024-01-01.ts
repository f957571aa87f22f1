import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'UT',
  tax: 'incomeTax',
  name: 'UT - State Withholding Tax',
  effective: '2024-01-01',
  select: 'periodStart',
  checkedThrough: '2025-05-31',
  revision: 1,
  source:
    'Utah Publication 14 of 2024, for pay periods that begin on or after June 1, 2024; the figures of the periods are parts of the year',
  confidence: 'derived',
  notes:
    'The rate is that of all of 2024, so a pay period that began before June 2024 and is paid in 2025 is held to these tables too.',

  ...formula,
  figures: {
    rate: '4.55%',
    base: {
      single: {
        Daily: 2,
        Weekly: 8,
        BiWeekly: 17,
        SemiMonthly: 18,
        Monthly: 37,
        Quarterly: 110,
        SemiAnnual: 220,
        Annual: 440,
      },
      married: {
        Daily: 3,
        Weekly: 17,
        BiWeekly: 34,
        SemiMonthly: 37,
        Monthly: 73,
        Quarterly: 220,
        SemiAnnual: 440,
        Annual: 880,
      },
    },
    threshold: {
      single: {
        Daily: 34,
        Weekly: 170,
        BiWeekly: 339,
        SemiMonthly: 368,
        Monthly: 736,
        Quarterly: 2_207,
        SemiAnnual: 4_413,
        Annual: 8_826,
      },
      married: {
        Daily: 68,
        Weekly: 339,
        BiWeekly: 679,
        SemiMonthly: 736,
        Monthly: 1_471,
        Quarterly: 4_413,
        SemiAnnual: 8_826,
        Annual: 17_652,
      },
    },
  },
}
