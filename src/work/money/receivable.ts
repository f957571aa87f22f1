import { employerReceivable } from '../../domain/money/accounts.ts'
import { returnOf } from '../../domain/money/ach/returns.ts'
import { clearing, fundingAccount } from '../../domain/money/postings.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { fundingAccountOf, owedRuns, runsWithHeldTaxes } from '../../store/money/receivables.ts'
import { receivableOf } from '../../store/money/transfers.ts'
import { findRun } from '../../store/payroll/runs.ts'
import { handOverLater, nextBankingDay, settleLater } from './schedule.ts'

/** Nacha: an entry that came back for lack of funds may be presented again at most twice. */
const MOST_RETRIES = 2

/** Money that the company had given came back when it was spent: the company owes it. */
export async function postReceivable(
  work: Work,
  run: RunFacts,
  amount: bigint,
  reason: string,
): Promise<void> {
  await insertPostings(work, run, [
    {
      name: 'Receivable',
      source: employerReceivable,
      destination: clearing,
      amount: cents(amount),
      status: transactionMachine.state.complete,
      code: '',
      effectiveDate: work.today,
      reason,
    },
  ])
}

/**
 * Draws it again on the next banking day, if the return allows that and it was not tried too often; or from an account
 * that was given while the last draw was under way, which is a new entry and no retry.
 */
export async function retryAfterReturn(work: Work, run: RunFacts, code: string): Promise<void> {
  const owed = (await owedRuns(work, run.companyId)).find(({ runId }) => runId === run.runId)
  const account = await fundingAccountOf(work, run.companyId)
  if (!owed || owed.isUnderWay || !account) return
  const isRetry = returnOf(code).next === 'retry' && owed.retries < MOST_RETRIES
  // Both ids are made in order of time.
  const isNewer = owed.lastDraw !== null && account > owed.lastDraw
  if (isRetry || isNewer) await draw(work, run, { amount: owed.owed, account })
}

/** A company has given another account: what it owes is drawn from there, which is a new entry and no retry. */
export async function collect(
  work: Work,
  { companyId, accountId }: { readonly companyId: Id<'company'>; readonly accountId: string },
): Promise<void> {
  for (const { runId, owed, isUnderWay } of await owedRuns(work, companyId)) {
    const run = isUnderWay ? undefined : await findRun(work, { companyId, runId })
    if (run) await draw(work, run, { amount: owed, account: accountId })
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

async function draw(
  work: Work,
  run: RunFacts,
  { amount, account }: { readonly amount: bigint; readonly account: string },
): Promise<void> {
  const on = nextBankingDay(work)
  await insertPostings(work, run, [
    {
      name: 'AchDebit',
      source: fundingAccount(account),
      destination: employerReceivable,
      amount: cents(amount),
      status: transactionMachine.initial,
      code: '',
      effectiveDate: on,
      reason: 'Funding that came back is drawn again',
    },
  ])
  handOverLater(work, run, { kind: 'debit', through: on, at: work.now })
  settleLater(work, run, { task: 'settleDebit', on })
}
