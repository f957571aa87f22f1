import type { Cents } from '../../kernel/money.ts'
import type { Dated, HeadOf } from './dated.ts'
import type { StateCode } from './states.ts'
import type { Confidence, Frequency } from './types.ts'

/** What an ordinary creditor may take of a payment; 'US' is the outer limit in every state. */
export interface CreditorLimit extends Dated, CreditorTerms {
  readonly table: 'creditorLimit'
}

export interface CreditorTerms extends CreditorRule {
  /** The first circumstance that the order states replaces the rule. */
  readonly variants?: readonly (CreditorRule & { readonly when: Circumstance })[]
  /** A rule for weeks of low gross pay (Nevada). */
  readonly lowGross?: CreditorRule & { readonly weeklyUpTo: Cents }
  /** Percent of all disposable pay by how many hours of the state's minimum wage it is worth (Minnesota). */
  readonly steps?: readonly { readonly overHours: number; readonly take: string }[]
  /** Percent of each slice of monthly disposable pay (Hawaii). */
  readonly monthlySlices?: readonly { readonly over: Cents; readonly take: string }[]
  /** Each week's amount falls by this much per dependent. */
  readonly lessPerDependentWeekly?: Cents
  /** Nothing may be taken in the first days after service (Mississippi). */
  readonly graceDays?: number
  /** What the rule says beyond these fields: shown to the operator, decided by the order. */
  readonly review?: string
}

export interface CreditorRule {
  /** The most that may be taken is the least of these parts; an empty list means nothing may be taken. */
  readonly parts: readonly LimitPart[]
}

/** `take` of gross or disposable pay, counted above the floor if there is one. */
export interface LimitPart {
  readonly take: string
  readonly of: 'gross' | 'disposable'
  readonly above?: WeeklyFloor
}

/** What stays with the worker each week: so many hours of a minimum wage, or an amount; printed for longer periods. */
export type WeeklyFloor =
  | { readonly hours: number; readonly wage: 'federal' | 'state' }
  | { readonly weekly: Cents; readonly printed?: Readonly<Partial<Record<Frequency, Cents>>> }

/** What the court's order, or the worker, says about the case; a key of the garnishment's fields. */
export type Circumstance =
  | 'headOfFamily'
  | 'soleEarner'
  | 'consumerDebt'
  | 'privateStudentLoan'
  | 'belowPoverty'
  | 'rentJudgment'
  | 'incomeOver250PercentOfPoverty'

export type CreditorRow = readonly [
  where: StateCode | 'US',
  terms: CreditorTerms,
  confidence: Confidence,
  source: string,
]

export const creditorLimits = (
  head: HeadOf<'creditorLimit'>,
  rows: readonly CreditorRow[],
): readonly CreditorLimit[] =>
  rows.map(([where, terms, confidence, source]) => ({ ...head, where, ...terms, confidence, source }))

export const percent = (take: string, of: 'gross' | 'disposable' = 'disposable'): LimitPart => ({ take, of })

/** So much of what exceeds so many hours of a minimum wage. */
export const overHours = (hours: number, wage: 'federal' | 'state', take = '100%'): LimitPart => ({
  take,
  of: 'disposable',
  above: { hours, wage },
})

export const overWeekly = (
  weekly: Cents,
  printed?: Readonly<Partial<Record<Frequency, Cents>>>,
): LimitPart => ({
  take: '100%',
  of: 'disposable',
  above: printed === undefined ? { weekly } : { weekly, printed },
})
