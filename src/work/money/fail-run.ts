import { oppositeAccruals } from '../../domain/money/take-back.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { paycheckMachine } from '../../domain/payroll/paycheck-state.ts'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { runMachine } from '../../domain/payroll/run.ts'
import { arrow, move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings, runTotals } from '../../store/money/ledger.ts'
import { insertOpposites, lockTransfers, moveTransfers } from '../../store/money/transfers.ts'
import { setPeriodStatus } from '../../store/payroll/pay-periods.ts'
import { setRunStatus } from '../../store/payroll/runs.ts'
import { dateDepositsLater } from './deposits.ts'
import type { Money } from './load.ts'
import { takeBackPaychecks } from './take-back.ts'
import { totalsOf } from './totals.ts'

const WAITING = ['AchCredit', 'TaxPayment', 'GarnishmentPayment', 'Refund'] as const

/**
 * Funding came back before anybody was paid: nothing is paid, what was posted is undone by its opposite, and the period
 * can be corrected and initiated again.
 */
export async function failRun(work: Work, { run, period }: Money, reason: string): Promise<void> {
  const totals = totalsOf(run, await runTotals(work, run))
  const waiting = await lockTransfers(work, run, {
    names: WAITING,
    statuses: [transactionMachine.state.pending],
  })
  const checks = await lockTransfers(work, run, {
    names: ['Check'],
    statuses: [transactionMachine.state.complete],
  })

  const status = move(payPeriodMachine, period.status, 'fundingReturned')

  await insertPostings(work, run, oppositeAccruals(totals, reason))
  await moveTransfers(work, waiting, 'cancel')
  await insertOpposites(work, checks, { reason })
  await takeBackPaychecks(work, run, { mark: arrow(paycheckMachine, 'fundingReturned').to })
  await setRunStatus(work, run, move(runMachine, run.status, 'fundingReturned'))
  await setPeriodStatus(work, period, status)
  const { companyId, payPeriodId: entityId } = run
  dateDepositsLater(work, companyId)
  work.emit({ family: 'payPeriod', change: 'update', companyId, entityId })
}
