import { drawnAgain } from '../../domain/money/receivable.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { owedRuns, runsWithHeldTaxes } from '../../store/money/receivables.ts'
import { receivableOf } from '../../store/money/transfers.ts'
import { fileLater, handOverLater, nextBankingDay, settleLater } from './schedule.ts'

/** A company has given another account: what it owes is drawn from there, which is a new entry and no retry. */
export async function collect(
  work: Work,
  { companyId, accountId: account }: { readonly companyId: Id<'company'>; readonly accountId: string },
): Promise<void> {
  const runs = await owedRuns(work, companyId)

  const on = nextBankingDay(work)
  const due = runs.filter(({ owed, underWay }) => owed > 0n && underWay.length === 0)

  for (const { runId, payPeriodId, owed } of due) {
    const run = { companyId, runId, payPeriodId }
    await insertPostings(work, run, [drawnAgain(owed, { account, on })])
    fileLater(work, run, { kind: 'debit', on })
  }
}

/** Nothing is owed any more: taxes that were held are deposited. */
export async function releaseTaxes(work: Work, companyId: Id<'company'>): Promise<void> {
  if ((await receivableOf(work, companyId)) > 0n) return
  const on = nextBankingDay(work)
  for (const runId of await runsWithHeldTaxes(work, companyId, on)) {
    handOverLater(work, { companyId, runId }, { kind: 'tax', through: on, at: work.now })
    settleLater(work, { companyId, runId }, { task: 'settlePayments', on })
  }
}
