import type { GarnishmentLaw } from '../../../language/garnishment.ts'

export const law: GarnishmentLaw = {
  table: 'garnishment',
  where: 'US',
  effective: '2024-01-01',
  checkedThrough: '2026-12-31',
  revision: 2,
  source: '15 USC 1671-1677; 29 CFR 870; DOL Fact Sheet #30; 31 CFR 285.11; 34 CFR 34.19-34.20; IRC 6334(d)',
  confidence: 'verified',
  notes: 'Title III sets amounts, not priorities; the order is custom and 42 USC 666(b)(7), recalled.',
  kinds: {
    Bankruptcy: { rank: 1, stayedByBankruptcy: false, countsAgainstCeiling: false },
    'Child Support': { rank: 2, stayedByBankruptcy: false, countsAgainstCeiling: true },
    'Federal Tax Levy': { rank: 3, stayedByBankruptcy: true, countsAgainstCeiling: false },
    'Student Loan': { rank: 4, stayedByBankruptcy: true, countsAgainstCeiling: true },
    'Federal Agency Debt': { rank: 4, stayedByBankruptcy: true, countsAgainstCeiling: true },
    'State Tax Levy': { rank: 5, stayedByBankruptcy: true, countsAgainstCeiling: false },
    Creditor: { rank: 6, stayedByBankruptcy: true, countsAgainstCeiling: true },
  },
  support: { withSecondFamily: '50%', without: '60%', arrearsOver12Weeks: '5%' },
  administrative: { share: '15%', ceiling: '25%', protectedHours: 30 },
  // Recalled.
  stateLevy: { share: '25%' },
  // 29 CFR 870.10: 2 1/6 in a half month, 4 1/3 in a month.
  weeksIn: {
    Daily: [1n, 5n],
    Weekly: [1n, 1n],
    BiWeekly: [2n, 1n],
    SemiMonthly: [13n, 6n],
    Monthly: [13n, 3n],
    Quarterly: [13n, 1n],
    SemiAnnual: [26n, 1n],
    Annual: [52n, 1n],
  },
}
