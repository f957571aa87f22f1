import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { earningKinds } from '../pay/elements.ts'
import type { Earning, Paycheck } from '../pay/paycheck-types.ts'
import type { YearFacts } from './person.ts'

/** Limits that renew each month count their month apart. */
const MONTHLY = new Set<string>(['Commuter', 'Parking'])

/** The year after a paycheck (sign 1), or after it is taken back (sign -1). */
export function yearAfter(
  year: YearFacts,
  {
    earnings,
    check,
    payDate,
    sign,
  }: { earnings: readonly Earning[]; check: Paycheck; payDate: Day; sign: 1n | -1n },
): YearFacts {
  const totals: Record<string, { wages: Cents; amount: Cents }> = { ...year.totals }
  const count = (code: string, wages: bigint, amount: bigint) => {
    const before = totals[code]
    totals[code] = {
      wages: cents((before?.wages ?? 0n) + sign * wages),
      amount: cents((before?.amount ?? 0n) + sign * amount),
    }
  }
  for (const { type, amount } of earnings) count(`earning:${type}`, amount, amount)
  for (const { payer, code, taxable, amount } of check.taxes) {
    count(`${payer === 'employee' ? 'tax' : 'employerTax'}:${code}`, taxable, amount)
  }
  for (const { type, amount, employer } of check.deductions) {
    count(`deduction:${type}`, 0n, amount)
    if (employer > 0n) count(`employer:${type}`, 0n, employer)
    if (MONTHLY.has(type)) count(`deduction:${type}:${payDate.slice(0, 7)}`, 0n, amount)
  }
  for (const { id, amount } of check.garnishments) count(`garnishment:${id}`, 0n, amount)
  const supplemental = earnings.reduce(
    (sum, { type, amount }) => (earningKinds[type].wages === 'regular' ? sum : sum + amount),
    0n,
  )
  return {
    totals,
    supplementalWages: cents(year.supplementalWages + sign * supplemental),
    gross: cents(year.gross + sign * check.gross),
    net: cents(year.net + sign * check.net),
  }
}
