import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { Circumstance } from '../../law/language/creditor-limit.ts'
import type { GarnishmentType, LevyStatus } from '../../law/language/garnishment.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { StateCode } from '../../law/language/states.ts'
import type { Frequency } from '../../law/language/types.ts'

/** What one payment offers to orders. Disposable earnings are what the law leaves, not what elections leave. */
export interface GarnishablePay {
  readonly payDate: Day
  readonly frequency: Frequency
  /** Cash earnings before any deduction; no reimbursements, no imputed income. */
  readonly gross: Cents
  /** Everything the law requires to be withheld. */
  readonly taxes: Cents
  /** Health premiums, which federal agencies leave untouched. */
  readonly healthPremiums: Cents
  /** All elected deductions, pre-tax and after-tax, the premiums included. */
  readonly deductions: Cents
  /** Cash that is left to take: gross less taxes less pre-tax deductions. */
  readonly available: Cents
  /** Where the work is done: its law limits support, whoever issued the order. */
  readonly workState?: string | undefined
  /** Dollars an hour: the higher of the state's and the federal minimum wage. */
  readonly minimumWage: (state: StateCode) => Cents
  readonly lookUp?: LookUp
}

/** What was taken so far from this payment: `ahead` is the part that counts against the Title III ceiling. */
export interface Progress {
  ahead: Cents
  taken: Cents
  /** How many support orders are served together. */
  supportOrders: number
  /** What the orders of each agency took. */
  readonly byAgency: Map<string, Cents>
}

/** An order as the engine reads it. Money is per pay period unless `paymentPeriod` says otherwise. */
export type GarnishmentOrder = Received &
  (
    | SupportOrder
    | LevyOrder
    | StateLevyOrder
    | AdministrativeOrder<'Student Loan'>
    | AdministrativeOrder<'Federal Agency Debt'>
    | CreditorOrder
    | BankruptcyOrder
  )

export type OrderOf<Type extends GarnishmentType> = Extract<GarnishmentOrder, { type: Type }>

interface Received {
  /** The caller's own name for it, given back with the result. */
  readonly id: string
  readonly received?: Day | undefined
  readonly effective?: Day | undefined
  readonly end?: Day | undefined
  /** What is still owed in all; nothing beyond it is taken. */
  readonly balance?: Cents | undefined
}

interface SupportOrder {
  readonly type: 'Child Support'
  /** Who issued it: its law counts where the place of work is not known. */
  readonly state?: StateCode | undefined
  readonly current: Cents
  readonly arrears: Cents
  /** The order's own period; absent = the pay period. */
  readonly paymentPeriod?: Frequency | undefined
  readonly supportsSecondFamily: boolean
  readonly arrearsOver12Weeks: boolean
  /** A state's or the order's lower limit. */
  readonly maxPercent?: string | undefined
}

interface LevyOrder {
  readonly type: 'Federal Tax Levy'
  readonly status: LevyStatus
  readonly dependents: number
  /** How many of: 65 or older, blind (taxpayer and spouse). */
  readonly additions: number
  /** The year of the Publication 1494 table; the first computation's, until a new statement is given. */
  readonly exemptionYear?: number | undefined
}

interface StateLevyOrder {
  readonly type: 'State Tax Levy'
  readonly amount?: Cents | undefined
  readonly percent?: string | undefined
}

interface AdministrativeOrder<Type> {
  readonly type: Type
  /** Who issued it, spelled alike in every order of the same agency. */
  readonly agency?: string | undefined
  readonly amount?: Cents | undefined
  readonly percent?: string | undefined
}

interface CreditorOrder {
  readonly type: 'Creditor'
  readonly state: StateCode
  readonly amount?: Cents | undefined
  readonly percent?: string | undefined
  readonly dependents: number
  readonly circumstance?: Circumstance | undefined
}

interface BankruptcyOrder {
  readonly type: 'Bankruptcy'
  readonly amount: Cents
  readonly paymentPeriod?: Frequency | undefined
}
