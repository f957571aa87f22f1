import { checkMachine, isOwedAgain } from '../../domain/checks/check.ts'
import { owedByPayee, owedNoMore } from '../../domain/checks/postings.ts'
import type { Posting } from '../../domain/money/postings.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'
import { checksWhere } from '../../store/money/checks.ts'
import { lockTransfers } from '../../store/money/transfers.ts'

interface VoidedChecks {
  /** Not cashed as far as anybody knows, and not off the books yet. */
  readonly standing: readonly TransferRow[]
  /** The first check of each payment that had come back: the company got that money then. */
  readonly again: readonly TransferRow[]
  /** What a worker who cashed one owes, and what is owed no more for one that counts no more. */
  readonly postings: (told: { readonly on: Day; readonly reason: string }) => readonly Posting[]
}

/** The checks of paychecks that are voided. A check that was voided or went stale has an opposite, and perhaps a successor. */
export async function voidedChecks(
  work: Work,
  run: RunFacts,
  userIds: readonly string[],
): Promise<VoidedChecks> {
  const statuses = [transactionMachine.state.complete]
  const rows = await lockTransfers(work, run, { names: ['Check'], statuses, userIds })
  const papers = await checksWhere(work, { companyId: run.companyId, runId: run.runId, userIds })
  const byId = new Map<string, TransferRow>(rows.map((row) => [row.transferId, row]))
  const undone = new Set(rows.map(({ reversesId }) => reversesId))
  const written = rows.filter(({ destinationId }) => destinationId !== run.fundingAccountId)
  const cleared = new Set<string>(
    papers.filter(({ status }) => status === checkMachine.state.cleared).map(({ checkId }) => checkId),
  )
  /** Cashed after it had gone stale: it was put back on the books under another id. */
  const isCashed = (row: TransferRow): boolean =>
    cleared.has(row.transferId) || cleared.has(byId.get(row.reversesId ?? '')?.reversesId ?? '')
  return {
    standing: written.filter((row) => !undone.has(row.transferId) && !isCashed(row)),
    again: written.filter(({ reversesId }) => reversesId !== null && !byId.has(reversesId)),
    postings: (told) => [
      ...papers.filter(({ checkId }) => cleared.has(checkId)).map((check) => owedByPayee(check, told)),
      ...papers.filter(isOwedAgain).map((check) => owedNoMore(check, told)),
    ],
  }
}
