import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'ID',
  tax: 'incomeTax',
  name: 'ID - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-07-30',
  revision: 1,
  source: 'Idaho EPB00744, 04-28-2025, taken to stand until the tables of July 2026',
  confidence: 'unsure',
  notes: 'Whether the child tax credit allowance was still given in 2026 before July 31 was not confirmed.',

  ...formula,
  figures: {
    // Quarters and half years are not printed: parts of the year's figure.
    allowance: {
      Daily: 14.88,
      Weekly: 74.38,
      BiWeekly: 148.77,
      SemiMonthly: 161.16,
      Monthly: 322.33,
      Quarterly: 967,
      SemiAnnual: 1_934,
      Annual: 3_868,
    },
    threshold: {
      single: {
        Daily: 58,
        Weekly: 288,
        BiWeekly: 577,
        SemiMonthly: 625,
        Monthly: 1_250,
        Quarterly: 3_750,
        SemiAnnual: 7_500,
        Annual: 15_000,
      },
      married: {
        Daily: 115,
        Weekly: 577,
        BiWeekly: 1_154,
        SemiMonthly: 1_250,
        Monthly: 2_500,
        Quarterly: 7_500,
        SemiAnnual: 15_000,
        Annual: 30_000,
      },
    },
    rate: '5.3%',
  },
}
