import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MA',
  tax: 'incomeTax',
  name: 'MA - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Massachusetts Circular M (2025): the surtax threshold was read, the other figures taken from 2026',
  confidence: 'recalled',
  notes: 'Retirement contributions other than social security and Medicare are not counted toward the 2,000.',

  ...formula,
  figures: {
    // Quarters and half years are not printed: parts of the year's figures.
    one: {
      Daily: 12,
      Weekly: 85,
      BiWeekly: 169,
      SemiMonthly: 183,
      Monthly: 367,
      Quarterly: 1_100,
      SemiAnnual: 2_200,
      Annual: 4_400,
    },
    each: {
      Daily: 3,
      Weekly: 19,
      BiWeekly: 38,
      SemiMonthly: 42,
      Monthly: 83,
      Quarterly: 250,
      SemiAnnual: 500,
      Annual: 1_000,
    },
    plus: {
      Daily: 9,
      Weekly: 66,
      BiWeekly: 131,
      SemiMonthly: 141,
      Monthly: 284,
      Quarterly: 850,
      SemiAnnual: 1_700,
      Annual: 3_400,
    },
    head: {
      Daily: 0.33,
      Weekly: 2.31,
      BiWeekly: 4.62,
      SemiMonthly: 5,
      Monthly: 10,
      Quarterly: 30,
      SemiAnnual: 60,
      Annual: 120,
    },
    blindness: {
      Daily: 0.3,
      Weekly: 2.12,
      BiWeekly: 4.23,
      SemiMonthly: 4.58,
      Monthly: 9.17,
      Quarterly: 27.5,
      SemiAnnual: 55,
      Annual: 110,
    },
    // Nothing from whoever claims an exemption and earns no more.
    least: {
      Daily: 22,
      Weekly: 154,
      BiWeekly: 308,
      SemiMonthly: 333,
      Monthly: 667,
      Quarterly: 2_000,
      SemiAnnual: 4_000,
      Annual: 8_000,
    },
    threshold: 1_083_150,
    rates: {
      over: [
        [0, '5%'],
        [1_083_150, '9%', 54_157.5],
      ],
    },
  },
}
