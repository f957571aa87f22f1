import { type Day, dayOf, quarterOf, yearOf } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import {
  type Deposit,
  type DepositSchedule,
  depositsDue,
  futaDeposits,
  monthAfterQuarter,
  nextMonth15,
} from '../calendar/deposits.ts'
import type { Liability } from './liabilities.ts'

export interface DepositFacts {
  /** The federal schedule by the year from which it was assigned; before the first, a new employer's. */
  readonly schedules: ReadonlyMap<number, DepositSchedule>
  /** Everything that was ever owed: a day in one year can decide about the next. */
  readonly liabilities: readonly Liability[]
}

export type DayFor = (agencyRef: string, payDate: Day) => Day

/** By when the law wants what is owed for a pay date. It must be among the liabilities. */
export function dueDays({ schedules, liabilities }: DepositFacts): DayFor {
  const owed = (ref: string) => liabilities.filter(({ agencyRef }) => agencyRef === ref)
  const byPeriod = (ref: string) => {
    const deposits = depositsDue(scheduleIn(schedules), byPayDate(owed(ref)))
    return (payDate: Day) => {
      const deposit = depositFor(deposits, payDate)
      assert(deposit, `nothing is owed to ${ref} for ${payDate}`)
      return deposit.due
    }
  }
  const futa = byYear(owed('US.940')).flatMap(([year, rows]) => futaDeposits(year, byQuarter(rows)))
  const federal: Readonly<Record<string, (payDate: Day) => Day>> = {
    'US.941': byPeriod('US.941'),
    'US.945': byPeriod('US.945'),
    // A year in which nothing is owed any more still has its return.
    'US.940': (payDate) =>
      depositFor(futa, payDate)?.due ?? monthAfterQuarter(dayOf(yearOf(payDate), 12, 31)),
  }
  return (agencyRef, payDate) => (federal[agencyRef] ?? stateDay(agencyRef))(payDate)
}

/**
 * When we deposit it: when it is due, but for Form 940 after every quarter. The company was drawn the tax with the
 * payroll, and up to 500 of it is not kept from the IRS for a year.
 */
export function depositDays(facts: DepositFacts): DayFor {
  const due = dueDays(facts)
  return (agencyRef, payDate) =>
    agencyRef === 'US.940' ? monthAfterQuarter(payDate) : due(agencyRef, payDate)
}

/** Where the state's own frequency is not known: income tax monthly, the rest by quarter. */
const stateDay = (agencyRef: string): ((payDate: Day) => Day) =>
  agencyRef.includes('.') ? monthAfterQuarter : nextMonth15

const depositFor = (deposits: readonly Deposit[], payDate: Day): Deposit | undefined =>
  deposits.find(({ from, through }) => from <= payDate && payDate <= through)

function scheduleIn(schedules: DepositFacts['schedules']): (year: number) => DepositSchedule {
  const from = [...schedules.keys()].sort((a, b) => b - a)
  return (year) => schedules.get(from.find((each) => each <= year) ?? 0) ?? 'Monthly'
}

function byPayDate(rows: readonly Liability[]): ReadonlyMap<Day, Cents> {
  const sums = new Map<Day, Cents>()
  for (const { payDate, accrued } of rows) sums.set(payDate, cents((sums.get(payDate) ?? 0n) + accrued))
  return sums
}

function byYear(rows: readonly Liability[]): readonly (readonly [number, readonly Liability[]])[] {
  const years = [...new Set(rows.map(({ payDate }) => yearOf(payDate)))].sort((a, b) => a - b)
  return years.map((year) => [year, rows.filter(({ payDate }) => yearOf(payDate) === year)])
}

const byQuarter = (rows: readonly Liability[]) =>
  [1, 2, 3, 4].map((quarter) => {
    const own = rows.filter(({ payDate }) => quarterOf(payDate) === quarter)
    return {
      accrued: own.reduce((sum, { accrued }) => sum + accrued, 0n),
      deposited: own.reduce((sum, { deposited }) => sum + deposited, 0n),
    }
  })
