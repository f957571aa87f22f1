import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'ID',
  tax: 'incomeTax',
  name: 'ID - State Withholding Tax',
  effective: '2026-07-31',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Idaho EPB00744, 07-23-2026, one transcription seen',
  confidence: 'verified',
  notes: 'The Idaho child tax credit has ended: allowances count nothing.',

  ...formula,
  figures: {
    // Quarters and half years are not printed: parts of the year's figure.
    allowance: {
      Daily: 0,
      Weekly: 0,
      BiWeekly: 0,
      SemiMonthly: 0,
      Monthly: 0,
      Quarterly: 0,
      SemiAnnual: 0,
      Annual: 0,
    },
    threshold: {
      single: {
        Daily: 62,
        Weekly: 310,
        BiWeekly: 619,
        SemiMonthly: 671,
        Monthly: 1_342,
        Quarterly: 4_025,
        SemiAnnual: 8_050,
        Annual: 16_100,
      },
      married: {
        Daily: 124,
        Weekly: 619,
        BiWeekly: 1_238,
        SemiMonthly: 1_342,
        Monthly: 2_683,
        Quarterly: 8_050,
        SemiAnnual: 16_100,
        Annual: 32_200,
      },
    },
    rate: '5.3%',
  },
}
