import { rowsDue } from '../../domain/time/balance.ts'
import { lawfulTerms } from '../../domain/time/leave-law.ts'
import { addDays, type Day, dayOf, easternTime, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { timeCalendar } from '../../store/time/calendar.ts'
import { openCards } from '../../store/time/cards.ts'
import { type AccountRow, accountsWhere, insertLedgerRows } from '../../store/time/time-off-accounts.ts'
import { markUsed } from '../../store/time/time-off-requests.ts'
import { placeLeave, refreshHolidays, refreshLeave } from './leave-in-pay.ts'

/** With no period in sight, look again: a schedule may have been added. */
const LOOK_AGAIN_DAYS = 7

/** What the calendar does by itself on a day: cards of a new period, grants, year ends, leave that is taken. */
export async function keepTime(work: Work, companyId: Id<'company'>): Promise<void> {
  await openCards(work, companyId, { on: work.today })
  const leaveRows = await settleAccounts(work, companyId)
  if (leaveRows > 0) work.note({ facts: { leaveRows } })
  await placeLeave(work, companyId)
  await refreshHolidays(work, companyId, work.today)
  await wakeForTime(work, companyId)
}

/** Puts the next such day on the agenda. Asking twice for a day is asking once. */
export async function wakeForTime(work: Work, companyId: Id<'company'>): Promise<void> {
  const { isKept, nextPeriod, nextLeave, nextStart, nextEnd } = await timeCalendar(work, companyId)
  if (!isKept) return
  const days = [
    nextPeriod ?? addDays(work.today, LOOK_AGAIN_DAYS),
    nextLeave,
    nextStart,
    nextEnd,
    dayOf(yearOf(work.today) + 1, 1, 1),
  ]
  const on = days.filter((day): day is Day => day !== null).sort()[0]!
  work.later({
    task: 'keepTime',
    key: `${companyId}/${on}`,
    companyId,
    dueAt: easternTime(on, '00:01'),
    payload: { companyId },
  })
}

/**
 * Writes what has fallen due into the ledgers, in order, and marks the days that were taken. Through today, or later.
 * Answers how many rows that were.
 */
export async function settleAccounts(
  work: Work,
  companyId: Id<'company'>,
  { userIds, through = work.today }: { readonly userIds?: readonly string[]; readonly through?: Day } = {},
): Promise<number> {
  const accounts = await accountsWhere(work, { companyId, dueBy: through, ...(userIds ? { userIds } : {}) })

  const made = accounts.map((account) => ({ account, due: dueOf(account, through) }))
  const used = made.flatMap(({ account, due }) => usedLines(account, due, through))

  const rows = made.flatMap(({ account: { assignmentId }, due }) =>
    due.map((row) => ({ ...row, assignmentId })),
  )
  await insertLedgerRows(work, companyId, rows)
  await markUsed(work, companyId, used)
  const short = used.filter(({ unpaid, payPeriodId }) => unpaid > 0 && payPeriodId !== null)
  for (const { payPeriodId, userId } of short)
    await refreshLeave(work, { companyId, payPeriodId: payPeriodId! }, [userId])
  return rows.length
}

/** Unpaid leave has no balance. */
const dueOf = (account: AccountRow, through: Day) => {
  const hasBalance = account.terms.policyType !== 'Unpaid'
  const terms = lawfulTerms(account.terms, { state: account.workState, on: through })
  return hasBalance ? rowsDue({ ...account, terms }, account.rows, { through, uses: account.planned }) : []
}

function usedLines(account: AccountRow, due: ReturnType<typeof dueOf>, through: Day) {
  const taken = new Map(due.filter(({ kind }) => kind === 'use').map((row) => [row.source, -row.hours]))
  const isUnpaid = account.terms.policyType === 'Unpaid'
  return account.planned
    .filter(({ day }) => day <= through)
    .map(({ requestId, day, hours, source, payPeriodId }) => ({
      requestId,
      day,
      payPeriodId,
      userId: account.userId,
      unpaid: isUnpaid ? 0 : hours - (taken.get(source) ?? 0),
    }))
}
