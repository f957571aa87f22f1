import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'ID',
  tax: 'incomeTax',
  name: 'ID - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-04-30',
  revision: 1,
  source: 'Idaho EPB00744, 05-21-2024',
  confidence: 'verified',

  ...formula,
  figures: {
    // Quarters and half years are not printed: parts of the year's figure.
    allowance: {
      Daily: 13.84,
      Weekly: 69.22,
      BiWeekly: 138.45,
      SemiMonthly: 149.99,
      Monthly: 299.97,
      Quarterly: 900,
      SemiAnnual: 1_800,
      Annual: 3_600,
    },
    threshold: {
      single: {
        Daily: 56,
        Weekly: 281,
        BiWeekly: 562,
        SemiMonthly: 608,
        Monthly: 1_217,
        Quarterly: 3_650,
        SemiAnnual: 7_300,
        Annual: 14_600,
      },
      married: {
        Daily: 112,
        Weekly: 562,
        BiWeekly: 1_123,
        SemiMonthly: 1_217,
        Monthly: 2_433,
        Quarterly: 7_300,
        SemiAnnual: 14_600,
        Annual: 29_200,
      },
    },
    rate: '5.695%',
  },
}
