import type { Figure, WorksheetLaw } from '../../../../language/declare.ts'
import { certificate } from '../../certificate.ts'
import { CONVERSION, methodII } from '../../incomeTax/methodII.ts'

// One table for both statuses; they differ in the allowance.
const rates = {
  Daily: {
    atLeast: [
      [0, '2.05%', 0],
      [31, '2.8%', 0.63],
      [33.5, '3.25%', 0.71],
      [57.5, '3.95%', 1.49],
      [96, '4.15%', 3.01],
      [231, '4.25%', 8.6],
    ],
  },
  Weekly: {
    atLeast: [
      [0, '2.05%', 0],
      [154, '2.8%', 3.15],
      [167, '3.25%', 3.54],
      [288, '3.95%', 7.46],
      [481, '4.15%', 15.06],
      [1_154, '4.25%', 43],
    ],
  },
  BiWeekly: {
    atLeast: [
      [0, '2.05%', 0],
      [308, '2.8%', 6.31],
      [334, '3.25%', 7.08],
      [577, '3.95%', 14.92],
      [962, '4.15%', 30.12],
      [2_308, '4.25%', 86],
    ],
  },
  SemiMonthly: {
    atLeast: [
      [0, '2.05%', 0],
      [333, '2.8%', 6.83],
      [362, '3.25%', 7.67],
      [625, '3.95%', 16.17],
      [1_042, '4.15%', 32.63],
      [2_500, '4.25%', 93.17],
    ],
  },
  Monthly: {
    atLeast: [
      [0, '2.05%', 0],
      [667, '2.8%', 13.67],
      [725, '3.25%', 15.33],
      [1_250, '3.95%', 32.33],
      [2_083, '4.15%', 65.25],
      [5_000, '4.25%', 186.33],
    ],
  },
  Annual: {
    atLeast: [
      [0, '2.05%', 0],
      [8_000, '2.8%', 164],
      [8_700, '3.25%', 184],
      [15_000, '3.95%', 388],
      [25_000, '4.15%', 783],
      [60_000, '4.25%', 2_236],
    ],
  },
} satisfies Figure

export const law: WorksheetLaw = {
  where: 'NY-NYC',
  tax: 'incomeTax',
  name: 'NYC - City Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'NYS-50-T-NYC (1/26), Method II',
  confidence: 'verified',

  method: 'worksheet',
  taxes: 'residents',
  certificate,
  figures: {
    conversion: CONVERSION,
    deduction: {
      Daily: { single: 19.25, married: 21.15, married_higher_single: 19.25 },
      Weekly: { single: 96.15, married: 105.75, married_higher_single: 96.15 },
      BiWeekly: { single: 192.3, married: 211.5, married_higher_single: 192.3 },
      SemiMonthly: { single: 208.35, married: 229.15, married_higher_single: 208.35 },
      Monthly: { single: 416.7, married: 458.3, married_higher_single: 416.7 },
      Annual: { single: 5_000, married: 5_500, married_higher_single: 5_000 },
      Quarterly: { single: 416.7, married: 458.3, married_higher_single: 416.7 },
      SemiAnnual: { single: 416.7, married: 458.3, married_higher_single: 416.7 },
    },
    exemption: {
      Daily: 3.85,
      Weekly: 19.25,
      BiWeekly: 38.5,
      SemiMonthly: 41.65,
      Monthly: 83.3,
      Annual: 1_000,
      Quarterly: 83.3,
      SemiAnnual: 83.3,
    },
    rates: { ...rates, Quarterly: rates.Monthly, SemiAnnual: rates.Monthly },
  },
  lines: {
    ...methodII,
    tax: 'cents(brackets(rates[period], net))',
    withholding: 'tax * conversion[period]',
  },
  supplemental: { flat: 'supplemental * 4.25%', ifTaxed: true },
}
