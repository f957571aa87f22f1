import { forHours, hourlyRate } from '../../domain/payroll/hourly.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import { isPaidHere } from '../../domain/people/last-pay.ts'
import { payoutLaw } from '../../domain/time/leave-law.ts'
import { backRows, leavingRows } from '../../domain/time/leaving.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'
import { leaveOf } from '../../store/payroll/leave-inputs.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { joinPeriod } from '../../store/payroll/severance-members.ts'
import type { EndedExit } from '../../store/people/exits.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { cardWorkers } from '../../store/time/cards.ts'
import { leavePeriodsOf, moveTime } from '../../store/time/leavers.ts'
import {
  accountsWhere,
  endTimeOffAssignments,
  insertLedgerRows,
  resumeTimeOffAssignments,
} from '../../store/time/time-off-accounts.ts'
import { dropUnpaidPayouts, insertPayouts, payoutsOf } from '../../store/time/time-off-payouts.ts'
import { settleAccounts } from './keep.ts'
import { placeLeave, refreshLeave } from './leave-in-pay.ts'
import { reservedHours } from './reserved.ts'
import { unearnedThrough } from './unearned.ts'

export interface Exiting {
  readonly exitId: string
  readonly exitDate: Day
  readonly finalPayCheckType: string
  readonly isFinal: boolean
  /** The Off-Cycle period that was proposed for the final pay. */
  readonly final: PeriodFacts | undefined
}

/**
 * Someone leaves. Their time goes with the final pay: the card, leave through the exit date, and, where a policy or the
 * law says so, the balance at the hourly rate of that day as 'Leave Cash-Out'. Without an Off-Cycle period that is the first
 * editable Regular period that ends on or after the exit, in which they are then a member.
 */
export async function settleLeaver(work: Work, worker: WorkerRow, exiting: Exiting): Promise<void> {
  const { companyId, userId, workerType } = worker
  const { exitDate, final } = exiting
  const through = exitDate > work.today ? exitDate : work.today
  await settleAccounts(work, companyId, { userIds: [userId], through })
  const accounts = await accountsWhere(work, { companyId, userIds: [userId] })
  const regular = (await periodsWhere(work, { companyId, workerType, of: worker, in: EDITABLE })).filter(
    ({ periodType, endDate }) => periodType === 'Regular' && endDate >= exitDate,
  )
  const { wage, hoursOf } = await unearnedThrough(work, worker, exitDate)
  const reserved = await reservedHours(work, companyId, userId)
  const state = (await cardWorkers(work, companyId, { userIds: [userId], on: exitDate })).get(
    userId,
  )!.workState

  const period = final ?? regular[0]
  const isPaid = period !== undefined && isPaidHere(exiting.finalPayCheckType)
  const isEmployee = workerType === 'W2'
  const rows = accounts.flatMap((account) => {
    const law = isEmployee ? payoutLaw({ ...account.terms, ...account, state, on: exitDate }) : undefined
    const { payoutOnTermination } = account.policy
    return leavingRows(account, account.rows, {
      source: sourceOf(exiting),
      exitDate,
      on: through,
      unearnedHours: hoursOf(account),
      paysOut: (payoutOnTermination || law !== undefined) && wage !== undefined,
      because: payoutOnTermination ? undefined : law && `${law.source} (${law.where})`,
      reserved: reserved(account),
      isPaidHere: isPaid,
      isFinal: exiting.isFinal,
    }).map((row) => ({ ...row, assignmentId: account.assignmentId }))
  })
  const payouts = rows
    .filter(({ kind }) => isPaid && kind === 'payout')
    .map(({ assignmentId, hours }) => {
      const amount = forHours(hourlyRate([], wage!), -hours)
      return { assignmentId, userId, hours: -hours, amount }
    })

  await insertLedgerRows(work, companyId, rows)
  await endTimeOffAssignments(work, accounts, exiting.exitId)
  const last = regular.find(({ beginDate }) => beginDate <= exitDate)
  if (final && last) await moveTime(work, worker, { from: last, to: final })
  if (period && payouts.length > 0) await insertPayouts(work, period, payouts)
  await refreshLeaver(work, worker, [...(period ? [period] : []), ...(last ? [last] : [])])
  if (period && isPaid && period.beginDate > exitDate) await enrolForLeave(work, worker, period)
}

/**
 * Who was only deactivated finds the balances again. A payout that no run has paid is taken back, and so is what the
 * last hours earned, if the period that pays them is still to earn it.
 */
export async function resumeLeaver(work: Work, worker: WorkerRow, exit: EndedExit): Promise<void> {
  const { companyId, userId, workerType } = worker
  if (exit.kind !== 'deactivated') return
  await resumeTimeOffAssignments(work, companyId, exit.exitId)
  const accounts = await accountsWhere(work, { companyId, userIds: [userId] })
  const source = sourceOf(exit)
  const ids = accounts.map(({ assignmentId }) => assignmentId)
  const dropped = await dropUnpaidPayouts(work, companyId, ids)
  const open = await periodsWhere(work, { companyId, workerType, of: worker, in: EDITABLE })

  const isOpen = open.some(({ beginDate, endDate }) => beginDate <= exit.exitDate && exit.exitDate <= endDate)
  const rows = accounts.flatMap(({ assignmentId, rows: before }) => {
    const isPaid =
      before.some((row) => row.kind === 'payout' && row.source === source) &&
      !dropped.some((one) => one.assignmentId === assignmentId)
    return backRows(before, { source, today: work.today })
      .filter(({ kind }) => !isPaid && (kind !== 'accrual' || isOpen))
      .map((row) => ({ ...row, assignmentId }))
  })

  await insertLedgerRows(work, companyId, rows)
  await settleAccounts(work, companyId, { userIds: [userId] })
  await placeLeave(work, companyId)
  await refreshLeaver(
    work,
    worker,
    open.filter(({ payPeriodId }) => dropped.some((one) => one.payPeriodId === payPeriodId)),
  )
}

const sourceOf = ({ exitId }: Pick<Exiting, 'exitId'>): string => `exit ${exitId}`

async function refreshLeaver(work: Work, worker: WorkerRow, also: readonly PeriodFacts[]): Promise<void> {
  const ids = new Set([
    ...(await leavePeriodsOf(work, worker)),
    ...also.map(({ payPeriodId }) => payPeriodId),
  ])
  for (const payPeriodId of [...ids].sort())
    await refreshLeave(work, { companyId: worker.companyId, payPeriodId }, [worker.userId])
}

/** A later Regular period has no place for someone who left before it: they are made a member of it. */
async function enrolForLeave(work: Work, { userId }: WorkerRow, period: PeriodFacts): Promise<void> {
  const own = [...(await leaveOf(work, period, [userId])), ...(await payoutsOf(work, period, [userId]))]
  if (own.length > 0) await joinPeriod(work, period, userId)
}
