import type { Day } from '../../kernel/dates.ts'
import { accrualRow, balanceOf, type LedgerRow, shown, type TimeOffAccount } from './balance.ts'

export interface EndingTerms {
  /** Of every row that the end writes. */
  readonly source: string
  readonly lastDay: Day
  /** The day of the rows: never before what was written already. */
  readonly on: Day
  /** Hundredths of hours worked through the last day that have not earned anything yet. */
  readonly unearnedHours: number
  /** Hours that an import pays in a period to come: they stay until that paycheck takes them. */
  readonly reserved: number
  /** The policy that takes over what is left, by name; undefined: it lapses. */
  readonly movesTo: string | undefined
}

interface Ended {
  readonly rows: readonly LedgerRow[]
  /** What was left. */
  readonly unused: number
}

/** What the end of an assignment does to its balance: the last hours earn, then what is left moves on or lapses. */
export function endingRows(account: TimeOffAccount, rows: readonly LedgerRow[], ending: EndingTerms): Ended {
  const { terms } = account
  if (terms.policyType === 'Unpaid') return { rows: [], unused: 0 }
  const { source, on, lastDay, reserved, movesTo } = ending
  const given = { workedHours: ending.unearnedHours, day: on, source }
  const earned = terms.earningMethod === 'Accrual' ? accrualRow(account, balanceOf(rows), given) : undefined
  const made = earned ? [{ ...earned, note: `Not yet paid through ${lastDay}: ${earned.note}` }] : []

  const unused = Math.max(0, balanceOf([...rows, ...made]) - reserved)
  if (unused === 0) return { rows: made, unused }
  const end = { day: on, hours: -unused, source }
  const row: LedgerRow =
    movesTo === undefined
      ? { ...end, kind: 'forfeiture', note: `${shown(unused)} lapse with the policy on ${lastDay}` }
      : { ...end, kind: 'transfer', note: `${shown(unused)} go on under ${movesTo}` }
  return { rows: [...made, row], unused }
}

/** The other side of it, under the policy that takes over. */
export const takenOver = (
  unused: number,
  { source, on, from }: { readonly source: string; readonly on: Day; readonly from: string },
): LedgerRow => ({
  day: on,
  kind: 'transfer',
  hours: unused,
  source,
  note: `${shown(unused)} taken over from ${from}`,
})
