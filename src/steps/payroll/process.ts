import { clearing, fundingAccount, runPostings, wagesPayable } from '../../domain/ledger/postings.ts'
import { type PeriodFacts, payPeriodMachine } from '../../domain/payroll/period.ts'
import { easternTime } from '../../kernel/dates.ts'
import { move } from '../../kernel/machine.ts'
import { cents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import { depositScheduleOf } from '../../store/companies.ts'
import { insertPayouts, insertPostings, openAccounts, refOf, runTotals } from '../../store/ledger.ts'
import { setPeriodStatus } from '../../store/pay-periods.ts'
import { type RunRow, setRunStatus } from '../../store/payroll-runs.ts'
import type { Work } from '../../store/work.ts'

/**
 * Posts a frozen run and sets its money in motion: accruals, one debit, a credit per worker and account, tax and order
 * payments, all pending; the tasks that hand them to the bank are rows of the same transaction.
 */
export async function processRun(work: Work, period: PeriodFacts, run: RunRow): Promise<void> {
  const [totals, schedule] = [await runTotals(work, run), await depositScheduleOf(work, run.companyId)]
  assert(run.fundingAccountId, `run ${run.runId} has no funding account`)
  const funding = fundingAccount(run.fundingAccountId)

  const postings = runPostings({
    payDate: run.payDate,
    debitDate: run.debitDate,
    fundingTotal: cents(run.fundingTotal),
    fundingAccountId: run.fundingAccountId,
    schedule,
    ...totals,
  })
  const status = move(payPeriodMachine, period.status, 'process')

  const accounts = await openAccounts(work, run.companyId, [clearing, wagesPayable, funding])
  await insertPostings(work, run, postings)
  await insertPayouts(work, run, {
    wagesPayable: accounts.get(refOf(wagesPayable))!,
    funding: accounts.get(refOf(funding))!,
  })
  await setRunStatus(work, run, 'inProcess')
  await setPeriodStatus(work, period, status)
  work.emit({ family: 'payPeriod', change: 'update', companyId: run.companyId, entityId: period.payPeriodId })
  scheduleMoney(work, run)
}

/** On the client's clock: the debit goes out at once, credits only when the debit had its chance to come back. */
function scheduleMoney(work: Work, run: RunRow): void {
  const steps = [
    ['handOverDebit', work.now],
    ['settleDebit', easternTime(run.debitDate, '09:00')],
    ['handOverCredits', easternTime(run.debitDate, '20:00')],
    ['settleCredits', easternTime(run.payDate, '09:00')],
  ] as const
  for (const [task, dueAt] of steps) {
    const payload = { companyId: run.companyId, runId: run.runId }
    work.later({ task, key: run.runId, companyId: run.companyId, dueAt, payload })
  }
}
