import { creditDate } from '../../domain/calendar/payroll-dates.ts'
import type { RunTotals } from '../../domain/money/run-totals.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { cents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'

/** What paychecks of a run come to, with the run's own days and account. */
export function totalsOf(
  run: RunFacts,
  counted: Pick<RunTotals, 'lines' | 'deposits' | 'recovered'>,
): RunTotals {
  assert(run.fundingAccountId, `run ${run.runId} has no funding account`)
  return {
    payDate: run.payDate,
    debitDate: run.debitDate,
    creditDate: creditDate(run),
    fundingTotal: cents(run.fundingTotal),
    fundingMethod: run.fundingMethod,
    fundingAccountId: run.fundingAccountId,
    federalForm: run.federalForm,
    ...counted,
  }
}
