import type { DepositFacts, FederalSchedule } from '../../src/domain/money/deposit-plan.ts'
import type { Liability } from '../../src/domain/money/liabilities.ts'
import { day } from '../../src/kernel/dates.ts'
import { usd } from '../../src/kernel/money.ts'

/** What is owed for a pay date: agency, pay date, dollars, and what of it was deposited; taxes by code where they matter. */
export type OwedRow = readonly [
  agencyRef: string,
  payDate: string,
  accrued: number | Readonly<Record<string, number>>,
  deposited?: number,
]

const owed = (rows: readonly OwedRow[]): readonly Liability[] =>
  rows.map(([agencyRef, payDate, accrued, deposited = 0]) => {
    const parts = Object.entries(typeof accrued === 'number' ? { [agencyRef]: accrued } : accrued).map(
      ([code, amount]) => ({ code, amount: usd(amount) }),
    )
    return {
      agencyRef,
      payDate: day(payDate),
      accrued: parts.reduce((sum, { amount }) => sum + amount, 0n),
      deposited: usd(deposited),
      parts,
    }
  })

/** Registered from the beginning of 2025 on, state by state. */
export const facts = (
  rows: readonly OwedRow[],
  schedules: readonly (readonly [number, FederalSchedule])[] = [],
  registered: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): DepositFacts => ({
  today: day('2026-06-12'),
  schedules: new Map(schedules),
  registrations: Object.entries(registered).map(([state, fields]) => ({
    state,
    effectiveFrom: day('2025-01-01'),
    fields,
  })),
  liabilities: owed(rows),
})
