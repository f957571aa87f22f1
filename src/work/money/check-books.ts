import { type CheckStatus, checkMachine, type PaperCheck } from '../../domain/checks/check.ts'
import { owedAgain, owedNoMore, writtenAgain } from '../../domain/checks/postings.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { setCheckStatus } from '../../store/money/checks.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { findTransfer, insertOpposites, lockTransfers, undoingOf } from '../../store/money/transfers.ts'
import type { Money } from './load.ts'

/** Takes checks off the books: the company keeps the money, and owes it to the workers. Their run is locked. */
export async function takeOffBooks(
  work: Work,
  { run }: Pick<Money, 'run'>,
  checks: readonly PaperCheck[],
  { trigger, reason }: { readonly trigger: 'voidCheck' | 'goStale'; readonly reason: string },
): Promise<void> {
  const ids = new Set<string>(checks.map(({ checkId }) => checkId))
  const userIds = checks.map(({ userId }) => userId)
  const statuses = [transactionMachine.state.complete]
  const transfers = await lockTransfers(work, run, { names: ['Check'], statuses, userIds })
  const told = { on: work.today, reason }

  await insertOpposites(
    work,
    transfers.filter(({ transferId }) => ids.has(transferId)),
    { reason, effectiveDate: work.today },
  )
  await insertPostings(
    work,
    run,
    checks.map((check) => owedAgain(check, told)),
  )
  const status = move(checkMachine, checkMachine.initial, trigger)
  await setChecks(work, checks, { status, ...(trigger === 'voidCheck' && { reason }) })
}

/** What is owed for a check that counts no more is paid by another, or by the same after all. */
export async function putBackOnBooks(
  work: Work,
  { run }: Money,
  check: PaperCheck,
  told: { readonly on: Day; readonly reason: string },
): Promise<Id<'transfer'>> {
  const posted = await findTransfer(work, check.checkId)
  const undone = posted && (await undoingOf(work, posted))
  assert(undone, `check ${check.checkId} is ${check.status}, and nothing took it off the books`)
  const again = writtenAgain(check, { ...told, reversesId: undone.transferId })
  const [transferId] = await insertPostings(work, run, [again, owedNoMore(check, told)])
  return transferId!
}

/** In another status, and told. */
export async function setChecks(
  work: Work,
  checks: readonly PaperCheck[],
  to: { readonly status: CheckStatus; readonly on?: Day; readonly reason?: string },
): Promise<void> {
  await setCheckStatus(work, checks, to)
  for (const { companyId, checkId } of checks) {
    work.emit({ family: 'check', change: 'update', companyId, entityId: checkId })
  }
}
