import type { Day, Instant } from '../../kernel/dates.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { WageFacts } from '../pay/facts.ts'
import type { LineKind } from '../pay/lines.ts'
import type { PaycheckInput } from '../pay/paycheck-types.ts'
import type { PeriodFacts } from '../payroll/period.ts'

/** The period of a paycheck, and whether that still stands. */
export interface StubPeriod extends PeriodFacts {
  readonly voidedAt: Instant | null
}

/** Everything that a pay stub is made of, as the store has it. */
export interface StubFacts {
  readonly employer: EmployerFacts
  readonly worker: StubWorker
  /** In force at the end of the period; none for a contractor without one. */
  readonly wage: WageFacts | null
  readonly check: StubCheck
  /** Of the year up to this paycheck, and with it. */
  readonly year: StubYear
  /** Pay of earlier this year, run elsewhere. */
  readonly history: ImportedYear | null
  readonly leave: readonly LeaveFacts[]
}

interface EmployerFacts {
  readonly name: string
  /** Empty: under its own name. */
  readonly doingBusinessAs: string
  readonly address: PostalAddress | null
  readonly phoneNumber: string
  /** The number with the tax agency of the state of work; empty: not registered. */
  readonly stateNumber: string
}

export interface PostalAddress {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

interface StubWorker {
  readonly userId: string
  readonly name: string
  readonly reference: string
  readonly ssn: Secret | null
  readonly address: PostalAddress | null
}

interface StubCheck {
  readonly gross: bigint
  readonly net: bigint
  readonly reimbursements: bigint
  readonly paymentMethod: string
  readonly workState: string
  /** Hundredths of an hour; null: not known. */
  readonly hoursPaid: number | null
  readonly hoursWorked: number | null
  /** Earnings first, in the order of the input. */
  readonly lines: readonly CheckLine[]
  readonly accounts: readonly { readonly accountNumber: string; readonly amount: bigint }[]
  readonly input: PaycheckInput
}

export interface CheckLine {
  readonly kind: LineKind
  readonly code: string
  readonly name: string
  readonly base: bigint
  readonly amount: bigint
  readonly law: string
  /** Ten-thousandths of a dollar an hour. */
  readonly rate: number | null
}

interface StubYear {
  readonly gross: bigint
  readonly net: bigint
  readonly lines: readonly YearLine[]
}

export interface YearLine {
  readonly kind: LineKind
  readonly code: string
  readonly name: string
  readonly amount: bigint
}

export interface ImportedYear {
  /** The last pay date of it. */
  readonly through: Day
  readonly gross: bigint
  /** Null: of some of it nobody told. */
  readonly net: bigint | null
  readonly taxes: readonly { readonly code: string; readonly amount: bigint }[]
  readonly deductions: readonly { readonly type: string; readonly amount: bigint }[]
}

/** One policy on the day of pay. Hours are hundredths. */
export interface LeaveFacts {
  readonly name: string
  readonly policyType: string
  readonly balance: number
  readonly usedInPeriod: number
  readonly usedInYear: number
}
