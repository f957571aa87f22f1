import { type Day, daysBetween, yearOf } from '../../kernel/dates.ts'
import {
  accrualRow,
  balanceOf,
  type LedgerRow,
  type PlannedUse,
  rowsDue,
  type TimeOffAccount,
} from './balance.ts'
import { tierDays } from './tenure.ts'

export interface Projected {
  readonly today: Day
  readonly on: Day
  /** Approved leave that is still to come. */
  readonly uses: readonly PlannedUse[]
  /** Hundredths of an hour that the worker usually works in a week. */
  readonly weeklyHours: number
}

/**
 * The balance as it will stand on a day if the worker works as usual until then: year by year, what hours will have
 * earned, then what falls due. Without hours to come the balance of today is the same as the ledger's.
 */
export function projectedBalance(
  account: TimeOffAccount,
  rows: readonly LedgerRow[],
  given: Projected,
): number {
  let ledger = [...rows]
  let from = given.today
  for (const stop of stopsOf(account, given)) {
    const begins = account.effectiveFrom > from ? account.effectiveFrom : from
    const days = Math.max(0, daysBetween(begins, stop))
    const workedHours = Math.floor((given.weeklyHours * days) / 7)
    const earned =
      account.terms.earningMethod === 'Accrual'
        ? accrualRow(account, balanceOf(ledger), { workedHours, day: from, source: `projected ${stop}` })
        : undefined
    if (earned) ledger.push(earned)
    ledger = [...ledger, ...rowsDue(account, ledger, { through: stop, uses: given.uses })]
    from = stop
  }
  return balanceOf(ledger)
}

/** Each year's start on the way, each day on which the terms change, and the day itself. */
function stopsOf(account: TimeOffAccount, { today, on }: Projected): readonly Day[] {
  if (on <= today) return [today]
  const starts = Array.from(
    { length: yearOf(on) - yearOf(today) },
    (_, n) => `${yearOf(today) + n + 1}-01-01` as Day,
  )
  const changes = tierDays(account).filter((day) => day > today && day < on)
  return [...new Set([...starts, ...changes, on])].sort()
}
