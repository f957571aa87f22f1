import type { WorksheetLaw } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'
import { lines } from './methodB.ts'
import { shorter } from './rates-2026.ts'
import { longer } from './rates-2026-monthly.ts'

export const law: WorksheetLaw = {
  where: 'CA',
  tax: 'incomeTax',
  name: 'CA - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'EDD, California Withholding Schedules for 2026, Method B (exact calculation)',
  confidence: 'verified',

  method: 'worksheet',
  certificate,
  figures: {
    // Table 1
    lowIncome: {
      Daily: { lower: 73, higher: 145 },
      Weekly: { lower: 363, higher: 727 },
      BiWeekly: { lower: 727, higher: 1_454 },
      SemiMonthly: { lower: 787, higher: 1_575 },
      Monthly: { lower: 1_575, higher: 3_149 },
      Quarterly: { lower: 4_724, higher: 9_448 },
      SemiAnnual: { lower: 9_448, higher: 18_896 },
      Annual: { lower: 18_896, higher: 37_791 },
    },
    // Table 2, by the number of allowances
    estimatedDeduction: {
      Daily: [0, 4, 8, 12, 15, 19, 23, 27, 31, 35, 38],
      Weekly: [0, 19, 38, 58, 77, 96, 115, 135, 154, 173, 192],
      BiWeekly: [0, 38, 77, 115, 154, 192, 231, 269, 308, 346, 385],
      SemiMonthly: [0, 42, 83, 125, 167, 208, 250, 292, 333, 375, 417],
      Monthly: [0, 83, 167, 250, 333, 417, 500, 583, 667, 750, 833],
      Quarterly: [0, 250, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500],
      SemiAnnual: [0, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000],
      Annual: [0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000],
    },
    // Table 3
    standardDeduction: {
      Daily: { lower: 22, higher: 44 },
      Weekly: { lower: 110, higher: 219 },
      BiWeekly: { lower: 219, higher: 439 },
      SemiMonthly: { lower: 238, higher: 476 },
      Monthly: { lower: 476, higher: 951 },
      Quarterly: { lower: 1_427, higher: 2_853 },
      SemiAnnual: { lower: 2_853, higher: 5_706 },
      Annual: { lower: 5_706, higher: 11_412 },
    },
    // Table 4, by the number of allowances
    exemptionCredit: {
      Daily: [0, 0.65, 1.29, 1.94, 2.59, 3.24, 3.88, 4.53, 5.18, 5.83, 6.47],
      Weekly: [0, 3.24, 6.47, 9.71, 12.95, 16.18, 19.42, 22.66, 25.89, 29.13, 32.37],
      BiWeekly: [0, 6.47, 12.95, 19.42, 25.89, 32.37, 38.84, 45.31, 51.78, 58.26, 64.73],
      SemiMonthly: [0, 7.01, 14.03, 21.04, 28.05, 35.06, 42.08, 49.09, 56.1, 63.11, 70.13],
      Monthly: [0, 14.03, 28.05, 42.08, 56.1, 70.13, 84.15, 98.18, 112.2, 126.23, 140.25],
      Quarterly: [0, 42.08, 84.15, 126.23, 168.3, 210.38, 252.45, 294.53, 336.6, 378.68, 420.75],
      SemiAnnual: [0, 84.15, 168.3, 252.45, 336.6, 420.75, 504.9, 589.05, 673.2, 757.35, 841.5],
      Annual: [0, 168.3, 336.6, 504.9, 673.2, 841.5, 1_009.8, 1_178.1, 1_346.4, 1_514.7, 1_683],
    },
    // Table 5
    // Table 5
    rates: { ...shorter, ...longer },
  },
  lines,
  // The flat rates are for supplemental wages that are not paid with regular ones.
  supplemental: { flat: 'bonus * 10.23% + other * 6.6%', alone: true },
}
