import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import { type Agreed, severancePayments } from '../../domain/payroll/severance.ts'
import { isPaidHere, lastPayOf } from '../../domain/people/last-pay.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { lockPeriod, periodsWhere } from '../../store/payroll/pay-periods.ts'
import { scheduleOf } from '../../store/payroll/pay-schedules.ts'
import { joinPeriod } from '../../store/payroll/severance-members.ts'
import { insertSeverance, placeSeverance, unplaceSeverance } from '../../store/people/severance.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { refreshLeave } from '../time/leave-in-pay.ts'

interface Leaving {
  readonly exitId: string
  readonly exitDate: Day
  readonly finalPayCheckType: string
  readonly agreed: Agreed
  /** The period proposed for the final pay. */
  readonly final: PeriodFacts | undefined
}

/**
 * Severance that was agreed goes into the periods that pay it: with the final pay, or on the dates agreed. Who is paid
 * elsewhere for the last days gets here only what has a date.
 */
export async function agreeSeverance(work: Work, worker: WorkerRow, leaving: Leaving): Promise<void> {
  const { companyId } = worker
  const schedule = await scheduleOf(work, worker, leaving.exitDate)
  const payments = severancePayments(leaving.agreed, schedule?.compensationFrequency ?? 'Monthly')
  if (payments.length === 0) return
  const last = await lastPay(work, worker, leaving)
  const isHere = isPaidHere(leaving.finalPayCheckType)

  const rows = payments
    .filter(({ payOn }) => payOn !== null || isHere)
    .map(({ payOn, amount }) => ({
      payOn: payOn ?? last?.payDate ?? leaving.exitDate,
      amount,
      payPeriodId: payOn === null && last ? last.payPeriodId : null,
    }))
  if (rows.length === 0) return
  await insertSeverance(work, { ...worker, exitId: leaving.exitId }, rows)
  if (last && rows.some(({ payPeriodId }) => payPeriodId !== null)) {
    await joinPeriod(work, last, worker.userId)
    await refreshLeave(work, last, [worker.userId])
  }
  await settleSeverance(work, companyId)
}

/** Payments without a period find theirs. A period that a run takes meanwhile passes them on to the next. */
export async function settleSeverance(work: Work, companyId: Id<'company'>): Promise<void> {
  for (;;) {
    const placed = await placeSeverance(work, companyId)
    if (placed.length === 0) return
    for (const { payPeriodId, userId } of placed) {
      const period = await lockPeriod(work, { companyId, payPeriodId })
      assert(period, `severance was placed in ${payPeriodId}, which cannot be locked`)
      if (!EDITABLE.includes(period.status)) {
        await unplaceSeverance(work, { companyId, payPeriodId, userId })
        continue
      }
      await joinPeriod(work, period, userId)
      await refreshLeave(work, period, [userId])
    }
  }
}

/** The period of the final pay; where that was run already, the next one that a leaver can still be in. */
async function lastPay(
  work: Work,
  worker: WorkerRow,
  { final, exitDate, finalPayCheckType }: Leaving,
): Promise<PeriodFacts | undefined> {
  if (final) return final
  const isRegular = lastPayOf(finalPayCheckType) === 'regular'
  const { companyId, workerType } = worker
  const open = await periodsWhere(work, { companyId, workerType, of: worker, in: EDITABLE })
  const found = open.find(
    ({ periodType, beginDate, endDate }) =>
      periodType === 'Regular' && endDate >= exitDate && (isRegular || beginDate > exitDate),
  )
  const period = found && (await lockPeriod(work, found))
  return period && EDITABLE.includes(period.status) ? period : undefined
}
