import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Sums } from '../../law/engine/forms/compute.ts'
import type { LineKind } from '../pay/lines.ts'

/**
 * What was paid: one paycheck, or many of them added up by person, day and place. Forms are computed from these alone, so
 * the same paychecks give the same form, however they were added up.
 */
export interface Paid {
  /** Empty where people are added up. */
  readonly userId: string
  /** The pay date; the last of them where several are added up. */
  readonly payDate: Day
  /** Where the work was done. */
  readonly state: string
  readonly lines: readonly PaidLine[]
  /** The part of Social Security wages that is tips, as store/filings/paid.ts takes it from each check. */
  readonly ssTips: Cents
  readonly tips: Cents
  /** Null where it cannot be told. */
  readonly overtimePremium: Cents | null
}

export interface PaidLine {
  readonly kind: LineKind
  readonly code: string
  /** Of a tax: its wages before and after a cap. Of anything else the amount. */
  readonly subject: bigint
  readonly taxable: bigint
  readonly amount: bigint
  /** Of a tax on tips that the cash of the check did not cover. */
  readonly uncollected: bigint
}

/** A line without a cap on its wages, of which everything was collected. */
export const paidLine = (kind: LineKind, code: string, taxable: bigint, amount: bigint): PaidLine => ({
  kind,
  code,
  subject: taxable,
  taxable,
  amount,
  uncollected: 0n,
})

export function sumsOf(rows: readonly Pick<Paid, 'lines'>[]): Sums {
  const sums = new Map<string, Record<'subject' | 'taxable' | 'amount' | 'uncollected', bigint>>()
  for (const { kind, code, subject, taxable, amount, uncollected } of rows.flatMap(({ lines }) => lines)) {
    const word = `${kind} ${code}`
    const met = sums.get(word)
    if (met === undefined) sums.set(word, { subject, taxable, amount, uncollected })
    else {
      met.subject += subject
      met.taxable += taxable
      met.amount += amount
      met.uncollected += uncollected
    }
  }
  return sums
}

export const total = <Row>(rows: readonly Row[], of: (row: Row) => bigint): Cents =>
  cents(rows.reduce((sum, row) => sum + of(row), 0n))
