import { EDITABLE } from '../../domain/payroll/period.ts'
import type { Work } from '../../store/database/work.ts'
import { lockPeriod, periodsWhere } from '../../store/payroll/pay-periods.ts'
import { leaveFinalPeriods, movePayouts } from '../../store/payroll/severance-members.ts'
import { dropSeverance } from '../../store/people/severance.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { moveTime } from '../../store/time/leavers.ts'
import { refreshLeave } from '../time/leave-in-pay.ts'
import { skipPeriod } from './skip-period.ts'

/**
 * Someone who left is back: what was proposed for leaving and not yet run is withdrawn. Severance is not owed any more,
 * a period proposed for the final pay is skipped, and leave that was to be paid out with it comes with the next payroll.
 */
export async function withdrawFinalPay(work: Work, worker: WorkerRow): Promise<void> {
  const { companyId, userId, workerType } = worker
  const left = await leaveFinalPeriods(work, worker)
  const without = await dropSeverance(work, worker)

  for (const payPeriodId of new Set([...left, ...without])) {
    const period = await lockPeriod(work, { companyId, payPeriodId })
    if (!period || !EDITABLE.includes(period.status)) continue
    if (period.periodType === 'Regular') {
      await refreshLeave(work, period, [userId])
      continue
    }
    const open = await periodsWhere(work, { companyId, workerType, of: worker, in: EDITABLE })
    const next = open.find(({ periodType, endDate }) => periodType === 'Regular' && endDate >= work.today)
    const home = open.find(
      ({ periodType, beginDate }) => periodType === 'Regular' && beginDate === period.beginDate,
    )
    if (home) {
      await moveTime(work, worker, { from: period, to: home })
      await refreshLeave(work, home, [userId])
    }
    if (next) {
      await movePayouts(work, period, { payPeriodId: next.payPeriodId, userId })
      await refreshLeave(work, next, [userId])
    }
    await skipPeriod(work, period, 'The worker is back')
  }
}
