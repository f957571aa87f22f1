import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { LineKind } from '../pay/lines.ts'

/** A paycheck as the details of a period show it. */
export interface DetailPerson {
  readonly userId: string
  readonly name: string
  readonly gross: bigint
  readonly net: bigint
  readonly reimbursements: bigint
  /** Hundredths of an hour. */
  readonly hours: number
  readonly payRate: bigint
  readonly paymentMethod: string
  readonly lines: readonly DetailLine[]
  /** Amounts of the year by code, with this paycheck: `tax:US.incomeTax`. */
  readonly yearToDate: Readonly<Record<string, bigint>>
}

export interface DetailLine {
  readonly kind: LineKind
  readonly code: string
  readonly name: string
  readonly base: bigint
  readonly amount: bigint
  /** `GA@2026-05-11#1`; empty for what is not a tax. */
  readonly law?: string
}

/** A payment of a period that came back, was not issued again and is still owed. */
export interface ReturnedPayment {
  readonly transferId: string
  readonly name: string
  readonly amount: bigint
  readonly returnCode: string
}

/** Pay of one worker that came back, and how it was paid again. */
export interface ReturnedPay {
  readonly transferId: string
  readonly amount: bigint
  /** Of the account that did not take it. */
  readonly accountMask: string
  readonly returnCode: string
  /** Null while it is owed. */
  readonly paidAgain: {
    readonly isByCheck: boolean
    /** Null where it is by check. */
    readonly accountMask: string | null
    readonly on: Day
    /** Not while it is on its way. */
    readonly isPaid: boolean
  } | null
}

export interface PeriodTotals {
  /** What the payroll costs: gross, reimbursements and the employer's taxes. */
  readonly total: bigint
  readonly employeeTaxSum: bigint
  readonly employerTaxSum: bigint
}

export function totalsOf(people: readonly DetailPerson[]): PeriodTotals {
  let [total, employeeTaxSum, employerTaxSum] = [0n, 0n, 0n]
  for (const person of people) {
    const employer = sumOf(person, 'employerTax')
    total += person.gross + person.reimbursements + employer
    employeeTaxSum += sumOf(person, 'employeeTax')
    employerTaxSum += employer
  }
  return { total, employeeTaxSum, employerTaxSum }
}

const sumOf = (person: DetailPerson, kind: LineKind): Cents =>
  cents(person.lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0n))
