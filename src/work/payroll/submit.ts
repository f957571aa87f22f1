import { wagesPayable } from '../../domain/money/postings.ts'
import type { Witness } from '../../domain/payroll/approval.ts'
import { type PeriodFacts, payPeriodMachine } from '../../domain/payroll/period.ts'
import { type RunFacts, runMachine } from '../../domain/payroll/run.ts'
import { easternTime } from '../../kernel/dates.ts'
import { move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import { openAccounts, refOf } from '../../store/money/ledger.ts'
import { movePayDate, setPeriodStatus } from '../../store/payroll/pay-periods.ts'
import { holdFundingAccount } from '../../store/payroll/readiness.ts'
import { insertRun } from '../../store/payroll/runs.ts'
import { writeChecks } from '../money/checks.ts'
import { type Frozen, freezePaychecks } from './freeze.ts'
import type { PreparedRun } from './prepare.ts'

interface Submitted {
  readonly period: PeriodFacts
  readonly run: RunFacts
  readonly frozen: Frozen
}

/** Freezes the paychecks of a period and asks to be processed when the deadline date ends; `isNow` posts their credits. */
export async function submitRun(
  work: Work,
  period: PeriodFacts,
  prepared: PreparedRun,
  {
    isNow,
    submittedBy,
    witness,
  }: { readonly isNow: boolean; readonly submittedBy: string; readonly witness?: Witness | undefined },
): Promise<Submitted> {
  const { payDate, debitDate, isSameDay, fundingMethod, fundingAccountId, federalForm } = prepared
  const { companyId, payPeriodId } = period
  const status = move(payPeriodMachine, period.status, 'initiatePayroll')

  if (fundingAccountId) await holdFundingAccount(work, companyId, fundingAccountId)
  const dates = { payDate, debitDate, isSameDay }
  const funding = { fundingMethod, fundingAccountId }
  const facts = { companyId, payPeriodId, ...dates, ...funding, federalForm, submittedBy }
  const runId = await insertRun(work, facts)
  const accounts = isNow ? await openAccounts(work, companyId, [wagesPayable]) : undefined
  const key = { companyId, payPeriodId, runId, ...dates }
  const frozen = await freezePaychecks(work, prepared, key, {
    wagesPayable: accounts?.get(refOf(wagesPayable)),
    witness,
  })
  if (frozen.checks > 0n) await writeChecks(work, key, fundingAccountId!)
  if (payDate !== period.payDate) await movePayDate(work, period, payDate)
  await setPeriodStatus(work, period, status)
  work.emit({ family: 'payPeriod', change: 'update', companyId, entityId: payPeriodId })
  // A run that is processed at once, or cancelled, is no longer submitted when this falls due: nothing happens then.
  const payload = { companyId, runId, payPeriodId }
  work.later({
    task: 'processRun',
    key: runId,
    companyId,
    dueAt: easternTime(period.deadline, '23:59'),
    payload,
  })
  const run = {
    ...facts,
    runId,
    status: runMachine.initial,
    submittedAt: work.now,
    lockedAt: null,
  } as const
  return { period: { ...period, status }, run: { ...run, ...frozen.sums }, frozen }
}
