import type { Figure } from '../../language/declare.ts'

/**
 * What the state and its counties both read. The amounts per period are printed, not divided; half years are not
 * printed: half of the year's amount.
 */
export const allowed: Readonly<Record<string, Figure>> = {
  perExemption: {
    Daily: 8.77,
    Weekly: 61.54,
    BiWeekly: 123.08,
    SemiMonthly: 133.33,
    Monthly: 266.67,
    Quarterly: 800,
    SemiAnnual: 1_600,
    Annual: 3_200,
  },
  // Nothing from lower wages.
  least: {
    Daily: 13.7,
    Weekly: 96,
    BiWeekly: 192,
    SemiMonthly: 208,
    Monthly: 417,
    Quarterly: 1_250,
    SemiAnnual: 2_500,
    Annual: 5_000,
  },
}

export const standardDeduction = {
  2025: {
    Daily: 9.18,
    Weekly: 64.42,
    BiWeekly: 128.25,
    SemiMonthly: 139.58,
    Monthly: 279.17,
    Quarterly: 837.5,
    SemiAnnual: 1_675,
    Annual: 3_350,
  },
  2026: {
    Daily: 9.31,
    Weekly: 65.38,
    BiWeekly: 130.76,
    SemiMonthly: 141.66,
    Monthly: 283.33,
    Quarterly: 850,
    SemiAnnual: 1_700,
    Annual: 3_400,
  },
}

/** Until the law of 2025: 15% of the year's wages within bounds. */
export const taxableByShare = {
  'deduction of the year': 'min(most, max(fewest, wages * periods * 15%))',
  taxable: 'max(0, wages - deduction / periods - exemptions * perExemption[period])',
}

export const taxable = {
  taxable: 'max(0, wages - standardDeduction[period] - exemptions * perExemption[period])',
}

// The bounds of the year's table stand for 364 days.
export const periods = { Daily: 364 }
