import { type DepositFacts, depositDays } from '../../domain/money/due-days.ts'
import { historyLiabilities } from '../../domain/money/tax-history.ts'
import type { Day } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { lockRuns, postAnew, type WaitingDeposit, waitingDeposits } from '../../store/money/deposits.ts'
import {
  depositSchedules,
  type LiabilityRow,
  ownLiabilities,
  taxHistory,
} from '../../store/money/liabilities.ts'
import { moveTransfers } from '../../store/money/transfers.ts'
import { nextBankingDay, payLater } from './schedule.ts'

/** Everything that decides when a company's taxes are due: what it ever owed, here and elsewhere, and its schedule. */
export async function depositFacts(
  work: Work,
  companyId: Id<'company'>,
): Promise<DepositFacts & { readonly liabilities: readonly LiabilityRow[] }> {
  const own = await ownLiabilities(work, companyId)
  const elsewhere = historyLiabilities(await taxHistory(work, companyId))
  return {
    schedules: await depositSchedules(work, companyId),
    liabilities: [...own, ...elsewhere.map((row) => ({ ...row, credited: 0n, pending: 0n }))],
  }
}

/**
 * What is owed has changed: looks at the deposits of every run again. A task of its own, because a run of many people
 * sees the company as it was when it began; whatever was written beside it is seen here, after both.
 */
export function dateDepositsLater(work: Work, companyId: Id<'company'>): void {
  // Each change has a row of its own: one that was there already could run before this change is committed.
  work.later({ task: 'dateDeposits', key: newId(), companyId, dueAt: work.now, payload: { companyId } })
}

/** Every deposit that was not sent is posted again if what is owed by now gives it another day. */
export async function dateDeposits(work: Work, companyId: Id<'company'>): Promise<void> {
  const moved = await misdated(work, companyId)
  if (moved.length === 0) return
  await lockRuns(work, companyId, [...new Set(moved.map(({ deposit }) => deposit.runId))])
  // What was sent or voided before the lock waits no more.
  const waiting = new Set((await waitingDeposits(work, companyId)).map(({ transferId }) => transferId))
  const moves = moved.filter(({ deposit }) => waiting.has(deposit.transferId))

  await moveTransfers(
    work,
    moves.map(({ deposit }) => deposit),
    'cancel',
  )
  await postAnew(work, moves, 'What is owed together gives it another day')
  for (const { deposit, on } of moves) payLater(work, deposit, { kind: 'tax', days: [on] })
}

async function misdated(
  work: Work,
  companyId: Id<'company'>,
): Promise<readonly { deposit: WaitingDeposit; on: Day }[]> {
  const waiting = await waitingDeposits(work, companyId)
  if (waiting.length === 0) return []
  const dayFor = depositDays(await depositFacts(work, companyId))
  const soonest = nextBankingDay(work)
  return waiting.flatMap((deposit) => {
    const due = dayFor(deposit.agencyRef, deposit.payDate)
    const on = due > soonest ? due : soonest
    // One that is held, or goes out as soon as it can, has no better day.
    const isWell = deposit.effectiveDate === due || (due < soonest && deposit.effectiveDate <= soonest)
    return isWell ? [] : [{ deposit, on }]
  })
}
