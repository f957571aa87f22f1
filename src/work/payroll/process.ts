import { creditDate } from '../../domain/calendar/payroll-dates.ts'
import { moneyTimes } from '../../domain/calendar/same-day.ts'
import { depositPlan } from '../../domain/money/deposit-plan.ts'
import { isWired } from '../../domain/money/funding.ts'
import { runLiabilities } from '../../domain/money/liabilities.ts'
import {
  clearing,
  fundingAccount,
  type Posting,
  runPostings,
  wagesPayable,
} from '../../domain/money/postings.ts'
import { taxPayments } from '../../domain/money/tax-payment.ts'
import { type PeriodFacts, payPeriodMachine } from '../../domain/payroll/period.ts'
import { type RunFacts, runMachine } from '../../domain/payroll/run.ts'
import { easternClockTime, easternTime } from '../../kernel/dates.ts'
import { move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import {
  insertChecks,
  insertCredits,
  insertPostings,
  openAccounts,
  refOf,
  runTotals,
} from '../../store/money/ledger.ts'
import { setPeriodStatus } from '../../store/payroll/pay-periods.ts'
import { setRunStatus } from '../../store/payroll/runs.ts'
import { remindLater } from '../filings/remind.ts'
import { dateDepositsLater, depositFacts } from '../money/deposits.ts'
import { handOverLater, payLater, settleLater } from '../money/schedule.ts'
import { totalsOf } from '../money/totals.ts'
import { closeWireLater } from '../money/wires.ts'
import { accrueLater } from '../time/accrue.ts'
import type { Frozen } from './freeze.ts'

/**
 * Posts a frozen run and sets its money in motion: accruals, one debit or wire, a credit per worker and account, tax and order
 * payments, all pending; the tasks that hand them to the bank are rows of the same transaction. A run that was frozen in
 * this very transaction has posted its credits, and brings what was loaded before: nothing is read after it wrote.
 */
export async function processRun(
  work: Work,
  period: PeriodFacts,
  run: RunFacts,
  loaded?: Loaded,
): Promise<void> {
  const totals = totalsOf(run, loaded?.frozen.totals ?? (await runTotals(work, run)))
  const deposits = loaded?.deposits ?? (await depositFacts(work, run.companyId, run.payDate))
  const funding = fundingAccount(totals.fundingAccountId)

  const plan = depositPlan({
    ...deposits,
    liabilities: [...deposits.liabilities, ...runLiabilities(totals)],
  })
  const postings = runPostings(totals, taxPayments(totals, plan))
  const moves = {
    run: move(runMachine, run.status, 'process'),
    period: move(payPeriodMachine, period.status, 'process'),
  }

  const accounts = await openAccounts(work, run.companyId, [clearing, wagesPayable, funding])
  await insertPostings(work, run, postings)
  if (!loaded) await insertCredits(work, run, accounts.get(refOf(wagesPayable))!)
  await insertChecks(work, run, accounts.get(refOf(funding))!)
  await setRunStatus(work, run, moves.run)
  await setPeriodStatus(work, period, moves.period)
  work.emit({ family: 'payPeriod', change: 'update', companyId: run.companyId, entityId: period.payPeriodId })
  remindLater(work, run.companyId)
  scheduleMoney(work, run, postings)
}

interface Loaded {
  readonly frozen: Frozen
  readonly deposits: Awaited<ReturnType<typeof depositFacts>>
}

/** On the client's clock: the debit goes out at once, credits only when it had its chance to come back or the wire came. */
function scheduleMoney(work: Work, run: RunFacts, postings: readonly Posting[]): void {
  const times = moneyTimes(run, { today: work.today, time: easternClockTime(work.now) })
  const creditsAt = easternTime(run.debitDate, times.creditsAt)
  if (isWired(run.fundingMethod)) closeWireLater(work, run)
  else {
    handOverLater(work, run, { kind: 'debit', through: run.debitDate, at: work.now })
    settleLater(work, run, { task: 'settleDebit', on: run.debitDate, at: times.debitSettles })
  }
  const creditsOn = creditDate(run)
  handOverLater(work, run, { kind: 'credit', through: creditsOn, at: creditsAt })
  handOverLater(work, run, { kind: 'garnishment', through: creditsOn, at: creditsAt })
  settleLater(work, run, { task: 'settleCredits', on: run.payDate, at: times.creditsSettle })
  if (creditsOn > run.payDate) settleLater(work, run, { task: 'settlePayments', on: creditsOn })
  accrueLater(work, run)
  const deposits = postings.filter(({ name }) => name === 'TaxPayment')
  payLater(work, run, { kind: 'tax', days: deposits.map(({ effectiveDate }) => effectiveDate) })
  dateDepositsLater(work, run)
}
