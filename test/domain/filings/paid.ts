import type { Paid, PaidLine } from '../../../src/domain/filings/paid.ts'
import type { LineKind } from '../../../src/domain/pay/lines.ts'
import { type Day, day } from '../../../src/kernel/dates.ts'
import { cents, usd } from '../../../src/kernel/money.ts'

export const taxLine = (kind: LineKind, code: string, taxable: string, amount: string): PaidLine => ({
  kind,
  code,
  subject: usd(taxable),
  taxable: usd(taxable),
  amount: usd(amount),
  uncollected: 0n,
})

/** One paycheck of someone in Georgia, by its lines. */
export const paidOf = (userId: string, lines: readonly PaidLine[], given: Partial<Paid> = {}): Paid => ({
  userId,
  payDate: day('2025-03-14') as Day,
  state: 'GA',
  lines,
  ssTips: cents(0n),
  tips: cents(0n),
  overtimePremium: cents(0n),
  ...given,
})

export const earned = (amount: string): PaidLine => taxLine('earning', 'Regular', amount, amount)
