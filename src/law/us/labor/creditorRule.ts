import type { Day } from '../../../kernel/dates.ts'
import type { Cents } from '../../../kernel/money.ts'
import type { StateCode } from '../../language/states.ts'
import type { Confidence, Frequency } from '../../language/types.ts'

/** What stays with the worker each week: so many hours of a minimum wage, or an amount; printed for longer periods. */
export type WeeklyFloor =
  | { readonly hours: number; readonly wage: 'federal' | 'state' }
  | { readonly weekly: Cents; readonly printed?: Readonly<Partial<Record<Frequency, Cents>>> }

/** `take` of gross or disposable pay, counted above the floor if there is one. */
export interface LimitPart {
  readonly take: string
  readonly of: 'gross' | 'disposable'
  readonly above?: WeeklyFloor
}

/** What the court's order, or the worker, says about the case; a key of the garnishment's fields. */
export type Circumstance =
  | 'headOfFamily'
  | 'soleEarner'
  | 'consumerDebt'
  | 'privateStudentLoan'
  | 'belowPoverty'
  | 'rentJudgment'
  | 'incomeOver250PercentOfPoverty'

export interface CreditorRule {
  /** The most that may be taken is the least of these parts; an empty list means nothing may be taken. */
  readonly parts: readonly LimitPart[]
}

export interface CreditorLimit extends CreditorRule {
  readonly state: StateCode
  readonly effective: Day
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
  readonly source: string
  readonly confidence: Confidence
}
