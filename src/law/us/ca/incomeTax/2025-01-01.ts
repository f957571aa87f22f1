import type { WorksheetLaw } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'
import { lines } from './methodB.ts'
import { shorter } from './rates-2025.ts'
import { longer } from './rates-2025-monthly.ts'

export const law: WorksheetLaw = {
  where: 'CA',
  tax: 'incomeTax',
  name: 'CA - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'EDD, California Withholding Schedules for 2025, Method B (exact calculation)',
  confidence: 'verified',

  method: 'worksheet',
  certificate,
  figures: {
    // Table 1
    lowIncome: {
      Daily: { lower: 71, higher: 141 },
      Weekly: { lower: 353, higher: 706 },
      BiWeekly: { lower: 706, higher: 1_413 },
      SemiMonthly: { lower: 765, higher: 1_531 },
      Monthly: { lower: 1_531, higher: 3_061 },
      Quarterly: { lower: 4_592, higher: 9_184 },
      SemiAnnual: { lower: 9_184, higher: 18_368 },
      Annual: { lower: 18_368, higher: 36_736 },
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
      Daily: { lower: 21, higher: 43 },
      Weekly: { lower: 107, higher: 213 },
      BiWeekly: { lower: 213, higher: 426 },
      SemiMonthly: { lower: 231, higher: 462 },
      Monthly: { lower: 462, higher: 923 },
      Quarterly: { lower: 1_385, higher: 2_770 },
      SemiAnnual: { lower: 2_770, higher: 5_540 },
      Annual: { lower: 5_540, higher: 11_080 },
    },
    // Table 4, by the number of allowances
    exemptionCredit: {
      Daily: [0, 0.63, 1.26, 1.89, 2.52, 3.15, 3.78, 4.41, 5.04, 5.67, 6.3],
      Weekly: [0, 3.15, 6.3, 9.46, 12.61, 15.76, 18.91, 22.06, 25.22, 28.37, 31.52],
      BiWeekly: [0, 6.3, 12.61, 18.91, 25.22, 31.52, 37.82, 44.13, 50.43, 56.73, 63.04],
      SemiMonthly: [0, 6.83, 13.66, 20.49, 27.32, 34.15, 40.98, 47.8, 54.63, 61.46, 68.29],
      Monthly: [0, 13.66, 27.32, 40.98, 54.63, 68.29, 81.95, 95.61, 109.27, 122.93, 136.58],
      Quarterly: [0, 40.98, 81.95, 122.93, 163.9, 204.88, 245.85, 286.83, 327.8, 368.78, 409.75],
      SemiAnnual: [0, 81.95, 163.9, 245.85, 327.8, 409.75, 491.7, 573.65, 655.6, 737.55, 819.5],
      Annual: [0, 163.9, 327.8, 491.7, 655.6, 819.5, 983.4, 1_147.3, 1_311.2, 1_475.1, 1_639],
    },
    // Table 5
    // Table 5
    rates: { ...shorter, ...longer },
  },
  lines,
  // The flat rates are for supplemental wages that are not paid with regular ones.
  supplemental: { flat: 'bonus * 10.23% + other * 6.6%', alone: true },
}
