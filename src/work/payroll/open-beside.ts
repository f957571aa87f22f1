import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPeriods, lockPeriod } from '../../store/payroll/pay-periods.ts'

/** An Off-Cycle period for the first days of a regular one, of the same schedule. */
export async function openBeside(
  work: Work,
  { payPeriodId: _, status: __, ...regular }: PeriodFacts,
  dates: Pick<PeriodFacts, 'endDate' | 'payDate' | 'deadline'>,
): Promise<PeriodFacts> {
  const [id] = await insertPeriods(work, [
    { ...regular, ...dates, payScheduleId: null, place: null, periodType: 'Off-Cycle' },
  ])
  work.emit({ family: 'payPeriod', change: 'insert', companyId: regular.companyId, entityId: id! })
  return (await lockPeriod(work, { companyId: regular.companyId, payPeriodId: id! }))!
}
