import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { GarnishmentType } from '../../law/language/garnishment.ts'
import type { Exemption, FilingStatus } from '../../law/language/types.ts'

/** What pay is made of, noun by noun: the store reads into these shapes, the wire renders from them. */

/** Where someone lives or works, as far as pay asks. */
export interface PlaceFacts {
  readonly state: string
  readonly city: string
  readonly zipcode?: string
}

/** Where someone works. */
export interface WorkPlaceFacts extends PlaceFacts {
  /** The company's location, of someone who works at one. */
  readonly locationId?: string | null
}

export interface AddressFacts extends PlaceFacts {
  readonly address1: string
  readonly address2: string
  readonly zipcode: string
}

type WageBasis = 'Per Hour' | 'Per Day' | 'Per Week' | 'Per Month' | 'Per Year'
export type PaymentMethod = 'Direct Deposit' | 'Check'

export interface WageFacts {
  readonly from: Day
  readonly rate: Cents
  readonly basis: WageBasis
  /** Hundredths of an hour a week. */
  readonly weeklyHours: number
  readonly employeeType: string
  readonly paymentMethod: PaymentMethod
  readonly taxExemptions: readonly Exemption[]
  /** Whether as an owner or corporate officer, in the words of the wire. */
  readonly refTaxExempt: string
}

/** A wage with what is kept beside it. */
export interface WageRecord extends WageFacts {
  readonly employmentStatus: string
  readonly differentialPay: boolean
}

/** A federal withholding certificate. */
export interface W4Facts {
  /** '2019' stands for every certificate before 2020. */
  readonly form: '2020' | '2019'
  readonly filingStatus: FilingStatus
  readonly multipleJobs: boolean
  readonly dependents: number
  readonly otherDependents: number
  /** Step 3 in dollars; null where only heads were counted. */
  readonly dependentsAmount: Cents | null
  readonly otherIncome: Cents
  readonly deductions: Cents
  readonly extra: Cents
  readonly militarySpouse: boolean
  /** For the state, in every pay period. */
  readonly stateExtra: Cents
  readonly nonresident: boolean
  readonly arizonaBasisPoints: number
  readonly exempt: boolean
  readonly allowances: number
}

/** A state's certificate as it was answered, by label or short name. */
export type StateAnswers = Readonly<Record<string, string | number | boolean>>

/** An order against pay; its fields are those of getGarnishmentFields. */
export interface GarnishmentFacts {
  readonly id: string
  readonly type: GarnishmentType
  readonly agency: string
  readonly fields: Readonly<Record<string, string>>
}

export interface ServedGarnishment extends GarnishmentFacts {
  /** By earlier paychecks, of any year. */
  readonly taken: Cents
  /** Of that, by paychecks for days of this pay period, and in the calendar month of the pay date. */
  readonly takenInPeriod?: Cents
  readonly takenInMonth?: Cents
}
