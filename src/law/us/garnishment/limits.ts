import { type Cents, usd } from '../../../kernel/money.ts'

/** The order in which the law is served, what each kind of order is limited by, and which base it looks at. */
export type GarnishmentType =
  | 'Child Support'
  | 'Federal Tax Levy'
  | 'State Tax Levy'
  | 'Student Loan'
  | 'Federal Agency Debt'
  | 'Creditor'
  | 'Bankruptcy'

interface Kind {
  /** Served in this order; equal ranks by the date received. */
  readonly rank: number
  /** A chapter 13 order stays collection of everything but domestic support (11 USC 362). */
  readonly stayedByBankruptcy: boolean
  /** Whether what it takes counts against the Title III ceiling of later orders (15 USC 1673(b)). */
  readonly countsAgainstCeiling: boolean
}

// Title III sets amounts, not priorities; the order is custom and 42 USC 666(b)(7). Confidence: recalled.
export const kinds: Readonly<Record<GarnishmentType, Kind>> = {
  Bankruptcy: { rank: 1, stayedByBankruptcy: false, countsAgainstCeiling: false },
  'Child Support': { rank: 2, stayedByBankruptcy: false, countsAgainstCeiling: true },
  'Federal Tax Levy': { rank: 3, stayedByBankruptcy: true, countsAgainstCeiling: false },
  'Student Loan': { rank: 4, stayedByBankruptcy: true, countsAgainstCeiling: true },
  'Federal Agency Debt': { rank: 4, stayedByBankruptcy: true, countsAgainstCeiling: true },
  'State Tax Levy': { rank: 5, stayedByBankruptcy: true, countsAgainstCeiling: false },
  Creditor: { rank: 6, stayedByBankruptcy: true, countsAgainstCeiling: true },
}

export const garnishmentLaw = {
  id: 'US.garnishment@2024-01-01#1',
  source: '15 USC 1671-1677; 29 CFR 870; DOL Fact Sheet #30; 31 CFR 285.11; 34 CFR 34.19; IRC 6334(d)',
  confidence: 'verified (limits), recalled (priority)',
  federalMinimumWage: usd('7.25') as Cents,
  support: { withSecondFamily: '50%', without: '60%', arrearsOver12Weeks: '5%' },
  /** Federal agencies and student loans: of disposable pay, and together with what is ahead not above `ceiling`. */
  administrative: { share: '15%', ceiling: '25%', protectedHours: 30 },
  /** State law decides and the notice usually says; this is what is taken when it does not. Recalled. */
  stateLevy: { share: '25%' },
} as const

/** Weeks in a pay period, as 29 CFR 870.10 counts them: 2 1/6 in a half month, 4 1/3 in a month. */
export const weeksIn = {
  Daily: [1n, 5n],
  Weekly: [1n, 1n],
  BiWeekly: [2n, 1n],
  SemiMonthly: [13n, 6n],
  Monthly: [13n, 3n],
  Quarterly: [13n, 1n],
  SemiAnnual: [26n, 1n],
  Annual: [52n, 1n],
} as const satisfies Record<string, readonly [bigint, bigint]>
