import type { RunTotals } from '../../domain/ledger/postings.ts'
import { cents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import { runTotals } from '../../store/ledger.ts'
import type { RunRow } from '../../store/payroll-runs.ts'
import type { Work } from '../../store/work.ts'

/** What the living paychecks of a run (or of some of its people) come to. */
export async function totalsOf(work: Work, run: RunRow, userIds?: readonly string[]): Promise<RunTotals> {
  assert(run.fundingAccountId, `run ${run.runId} has no funding account`)
  return {
    payDate: run.payDate,
    debitDate: run.debitDate,
    fundingTotal: cents(run.fundingTotal),
    fundingAccountId: run.fundingAccountId,
    ...(await runTotals(work, run, userIds)),
  }
}
