import type { Cents } from '../../kernel/money.ts'
import type { Dated } from './dated.ts'
import type { Frequency } from './types.ts'

/** The kinds of orders on wages. */
export type GarnishmentType =
  | 'Child Support'
  | 'Federal Tax Levy'
  | 'State Tax Levy'
  | 'Student Loan'
  | 'Federal Agency Debt'
  | 'Creditor'
  | 'Bankruptcy'

/** The order in which orders are served, what each kind is limited by, and which base it looks at. */
export interface GarnishmentLaw extends Dated {
  readonly table: 'garnishment'
  readonly kinds: Readonly<Record<GarnishmentType, GarnishmentKind>>
  readonly support: {
    readonly withSecondFamily: string
    readonly without: string
    readonly arrearsOver12Weeks: string
  }
  /** Federal agencies and student loans: `share` is for all orders of one agency; with all that is ahead not above `ceiling`. */
  readonly administrative: {
    readonly share: string
    readonly ceiling: string
    readonly protectedHours: number
  }
  /** State law decides and the notice usually says; this is what is taken when it does not. */
  readonly stateLevy: { readonly share: string }
  /** Weeks in a pay period, as the law on protected pay counts them: numerator, denominator. */
  readonly weeksIn: Readonly<Record<Frequency, readonly [bigint, bigint]>>
}

interface GarnishmentKind {
  /** Served in this order; equal ranks by the date received. */
  readonly rank: number
  /** A chapter 13 order stays collection of everything but domestic support (11 USC 362). */
  readonly stayedByBankruptcy: boolean
  /** Whether what it takes counts against the Title III ceiling of later orders (15 USC 1673(b)). */
  readonly countsAgainstCeiling: boolean
}

export type LevyStatus = 'Single' | 'Married Filing Separately' | 'Married' | 'Head of Household'

/** What a federal tax levy leaves; Publication 1494 prints it divided by the pay periods of a year. */
export interface LevyTable extends Dated {
  readonly table: 'levy'
  readonly deduction: Readonly<Record<LevyStatus, Cents>>
  readonly perDependent: Cents
  /** Each of: 65 or older, blind. */
  readonly addition: Readonly<Record<LevyStatus, Cents>>
}
