import type { Dated } from './dated.ts'

/**
 * A form that is filed, as one edition prints it: lines as expressions over facts that are kept with paychecks. The
 * interpreter is law/engine/forms; it is filed under its place and name, `US.941`.
 */
export interface FilingForm extends Dated {
  readonly table: 'filingForm'
  readonly form: FormName
  readonly title: string
  /** The edition in the words of the form: `Rev. March 2025`. */
  readonly printed: string
  readonly period: FilingPeriod
  readonly facts: Readonly<Record<string, FactSource>>
  readonly figures?: Readonly<Record<string, FormFigure>>
  /** Lines in the order of the form; each may use any other. */
  readonly lines: readonly FormLine[]
  readonly schedules?: Readonly<Record<string, FormSchedule>>
  /** W-2 box 12: what a code is made of. */
  readonly codes?: readonly FormCode[]
  /** W-2 box 14: [code of the tax, label]. */
  readonly labels?: readonly (readonly [code: string, label: string])[]
  /** Absent of a worksheet, which nobody files. */
  readonly due?: FilingDue
}

export type FormName =
  | '940'
  | '940 line 10'
  | '941'
  | '943'
  | '944'
  | '945'
  | '1096'
  | '1099-NEC'
  | '8974'
  | 'W-2'
  | 'W-3'

export type FilingPeriod = 'month' | 'quarter' | 'halfYear' | 'year'

/** Sums of columns over lines of paychecks; what the company or the ledger gives; or what a person enters, else nothing. */
type FactSource = 'given' | 'entered' | readonly Measure[]

/** SumColumn, kind of line and code: `['taxable', 'employeeTax', 'US.medicare']`; `*` is every code of the kind. */
export type Measure = readonly [column: SumColumn, kind: string, code: string]

export type SumColumn = 'subject' | 'taxable' | 'amount' | 'uncollected'

/** A rate or dollars as printed, or several by a key (a rate by state). */
type FormFigure = string | number | Readonly<Record<string, string>>

/** Line, what it is, how it comes to be; `box` is X where it is not zero, `words` are the first whose test holds. */
export type FormLine = readonly [
  line: string,
  what: string,
  is: string | readonly FormWords[],
  kind?: 'count' | 'box',
]

export type FormWords = readonly [test: string, words: string]

type FormSchedule =
  /** What was owed day by day. It adds up to a line: the last day takes what rounding leaves, no day is negative. */
  | { readonly kind: 'days'; readonly total: string; readonly when: string }
  | { readonly kind: 'months'; readonly total: string; readonly when: string }
  /** Wages by state at the rates of a figure, each rounded; its total is a name for the lines. */
  | { readonly kind: 'states'; readonly rates: string; readonly total: string }

/** Code, what it is made of, what it is; `inTotal`: part of the W-3's 12a. */
export type FormCode = readonly [
  code: string,
  what: string,
  of: readonly Measure[] | 'given',
  inTotal?: 'inTotal',
]

/** A day after the end of the period; the next open day where that one is not. */
export interface FilingDue {
  readonly months: number
  /** `last` of the month. */
  readonly day: number | 'last'
  /** The same when every deposit was made on time and in full. */
  readonly extended?: { readonly months: number; readonly day: number }
}
