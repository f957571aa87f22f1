import { endingRows, takenOver } from '../../domain/time/ending.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { lockWorker, type WorkerRow } from '../../store/people/workers.ts'
import { type AccountRow, accountsWhere, insertLedgerRows } from '../../store/time/time-off-accounts.ts'
import { type AssignmentEnd, endAssignment, endsOver } from '../../store/time/time-off-ends.ts'
import { settleAccounts } from './keep.ts'
import { reservedHours } from './reserved.ts'
import { unearnedThrough } from './unearned.ts'

/** Ends one assignment: what fell due through its last day is written first. Answers the hours that were left. */
export async function endNow(
  work: Work,
  worker: WorkerRow,
  { assignmentId, lastDay, movesTo }: AssignmentEnd & { readonly assignmentId: Id<'timeOffAssignment'> },
): Promise<number> {
  const { companyId, userId } = worker
  await settleAccounts(work, companyId, { userIds: [userId], through: lastDay })
  const accounts = await accountsWhere(work, { companyId, userIds: [userId] })
  const account = accounts.find((each) => each.assignmentId === assignmentId)
  assert(account, `assignment ${assignmentId} has ended already`)
  const unearned = await unearnedThrough(work, worker, lastDay)
  const reserved = await reservedHours(work, companyId, userId)

  const next = accounts.find(({ policy }) => policy.policyId === movesTo)
  const source = `end ${assignmentId}`
  const { rows, unused } = endingRows(account, account.rows, {
    source,
    lastDay,
    on: work.today,
    unearnedHours: unearned.hoursOf(account),
    reserved: reserved(account),
    movesTo: next?.policy.name,
  })

  await insertLedgerRows(work, companyId, [
    ...rows.map((row) => ({ ...row, assignmentId })),
    ...(next && unused > 0 ? [overTo(next, account, { unused, source, on: work.today })] : []),
  ])
  await endAssignment(work, account)
  return unused
}

const overTo = (
  next: AccountRow,
  from: AccountRow,
  { unused, ...given }: { readonly unused: number } & Omit<Parameters<typeof takenOver>[1], 'from'>,
) => ({ ...takenOver(unused, { ...given, from: from.policy.name }), assignmentId: next.assignmentId })

/** Ends those whose last day is over. Who has left since has ended them with the exit. */
export async function endOver(work: Work, companyId: Id<'company'>): Promise<void> {
  const ends = await endsOver(work, companyId)
  for (const end of ends) {
    const worker = await lockWorker(work, { companyId, userId: end.userId })
    assert(worker, `assignment ${end.assignmentId} has no worker`)
    await endNow(work, worker, end)
  }
  if (ends.length > 0) work.note({ facts: { endedAssignments: ends.length } })
}
