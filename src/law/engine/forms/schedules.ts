import { type Day, monthOf } from '../../../kernel/dates.ts'
import { type Cents, cents } from '../../../kernel/money.ts'
import { times } from '../../../kernel/rate.ts'

export interface DayAmount {
  readonly date: Day
  readonly amount: Cents
}

export interface StateRow {
  readonly state: string
  readonly wages: Cents
  readonly rate: string
  readonly tax: Cents
}

/**
 * What was owed on each day, brought to the total of the form: paychecks round both shares, the form multiplies sums, and the
 * last day takes the few cents between. A day below zero is entered as zero and carried to the next (Schedule B).
 */
export function dayRows(owed: readonly DayAmount[], total: Cents): readonly DayAmount[] {
  const days = owed.filter(({ amount }) => amount !== 0n).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const accrued = days.reduce((sum, { amount }) => sum + amount, 0n)
  let carried = 0n
  const rows = days.map(({ date, amount }, at) => {
    const left = at === days.length - 1 ? total - accrued : 0n
    const owes: bigint = amount + carried + left
    carried = owes < 0n ? owes : 0n
    return { date, amount: cents(owes < 0n ? 0n : owes) }
  })
  return carried < 0n ? takenBack(rows, -carried) : rows
}

/** What the last day could not carry on comes off the days before it. */
function takenBack(rows: readonly DayAmount[], over: bigint): readonly DayAmount[] {
  let left = over
  return rows
    .toReversed()
    .map(({ date, amount }) => {
      const off = left < amount ? left : amount
      left -= off
      return { date, amount: cents(amount - off) }
    })
    .toReversed()
}

/** By number of the month. */
export function monthRows(days: readonly DayAmount[]): Readonly<Record<string, Cents>> {
  const months: Record<string, Cents> = {}
  for (const { date, amount } of days) {
    const month = String(monthOf(date)).padStart(2, '0')
    months[month] = cents((months[month] ?? 0n) + amount)
  }
  return months
}

export const stateRows = (
  states: readonly { readonly state: string; readonly wages: Cents }[],
  rates: Readonly<Record<string, string>>,
): readonly StateRow[] =>
  states
    .toSorted((a, b) => (a.state < b.state ? -1 : 1))
    .map(({ state, wages }) => {
      const rate = rates[state] ?? '0%'
      return { state, wages, rate, tax: times(wages, rate) }
    })
