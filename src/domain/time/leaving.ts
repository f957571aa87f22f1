import type { Day } from '../../kernel/dates.ts'
import { accrualRow, balanceOf, type LedgerRow, shown, type TimeOffAccount } from './balance.ts'

export interface LeavingTerms {
  /** Of every row that the exit writes, so that coming back can undo them. */
  readonly source: string
  readonly exitDate: Day
  /** The day of the rows: never before what was written already. */
  readonly on: Day
  /** Hundredths of hours worked through the exit date that have not earned anything yet. */
  readonly unearnedHours: number
  readonly paysOut: boolean
  /** The law that asks for it where the policy does not. */
  readonly because?: string | undefined
  /** Hours that an import pays in a period to come: they stay until that paycheck takes them. */
  readonly reserved?: number
  /** Whether the money comes with this payroll; else the employer pays it by other means. */
  readonly isPaidHere: boolean
  /** A deactivation may be taken back: what is not paid out waits. A termination ends it. */
  readonly isFinal: boolean
}

/** What leaving does to a balance: days after the exit come back, the last hours earn, then it is paid, waits, or ends. */
export function leavingRows(
  account: TimeOffAccount,
  rows: readonly LedgerRow[],
  leaving: LeavingTerms,
): readonly LedgerRow[] {
  const { terms } = account
  if (terms.policyType === 'Unpaid') return []
  const late = rows.filter(({ kind, day, hours }) => kind === 'use' && day > leaving.exitDate && hours < 0)
  const returned = late.map((use) => notTaken(use, leaving))
  const before = balanceOf([...rows, ...returned])
  const earned = terms.earningMethod === 'Accrual' ? lastAccrual(account, before, leaving) : undefined
  const made = earned ? [...returned, earned] : returned
  const balance = balanceOf([...rows, ...made]) - (leaving.reserved ?? 0)
  const end = balance > 0 ? endOf(balance, leaving) : undefined
  return end ? [...made, end] : made
}

/** Leave that was taken off after a day that turned out to be the last. */
const notTaken = (use: LedgerRow, { source, on, exitDate }: LeavingTerms): LedgerRow => ({
  kind: 'use',
  day: on,
  hours: -use.hours,
  source: `${source}/${use.source}`,
  note: `${shown(-use.hours)} of ${use.day} not taken: the exit was on ${exitDate}`,
})

function lastAccrual(
  account: TimeOffAccount,
  balance: number,
  { source, exitDate, on, unearnedHours }: LeavingTerms,
): LedgerRow | undefined {
  const row = accrualRow(account, balance, { workedHours: unearnedHours, day: on, source })
  return row && { ...row, note: `Not yet paid through ${exitDate}: ${row.note}` }
}

function endOf(
  balance: number,
  { source, on, paysOut, because, isPaidHere, isFinal }: LeavingTerms,
): LedgerRow | undefined {
  const row = { day: on, hours: -balance, source }
  if (paysOut) {
    const where = isPaidHere ? '' : ', outside this payroll'
    const why = because === undefined ? '' : `, as the law asks for: ${because}`
    return { ...row, kind: 'payout', note: `${shown(balance)} paid out on leaving${where}${why}` }
  }
  return isFinal
    ? { ...row, kind: 'forfeiture', note: `${shown(balance)} end with the employment` }
    : undefined
}

/** Coming back undoes what the exit wrote, on its day or today, whichever is later. */
export const backRows = (
  rows: readonly LedgerRow[],
  { source, today }: { readonly source: string; readonly today: Day },
): readonly LedgerRow[] =>
  rows
    .filter((row) => row.source === source || row.source.startsWith(`${source}/`))
    .filter((row) => row.hours !== 0)
    .map(({ kind, hours, day, source: by }) => ({
      kind,
      day: day > today ? day : today,
      hours: -hours || 0,
      source: `${by}/back`,
      note: `Taken back: active again on ${today}`,
    }))
