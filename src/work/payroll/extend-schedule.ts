import { isCalendarChecked } from '../../domain/calendar/holidays.ts'
import { payPeriods } from '../../domain/calendar/pay-periods.ts'
import { ofSchedule, type ScheduleFacts } from '../../domain/payroll/schedule.ts'
import { addDays, type Day, type Instant, instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPeriods, lastPlace } from '../../store/payroll/pay-periods.ts'
import { openCards } from '../../store/time/cards.ts'
import { wakeForTime } from '../time/keep.ts'
import { settleSeverance } from './severance.ts'

const AHEAD_DAYS = 366
const EVERY_DAYS = 7
const DAY_MS = 86_400_000

/** Generates the periods of the year ahead that are not there yet, and asks to be called again in a week. */
export async function extendSchedule(work: Work, schedule: ScheduleFacts): Promise<void> {
  const first = ((await lastPlace(work, schedule)) ?? -1) + 1

  const lookUp = { allowProvisional: work.isSandbox }
  // What lies past the checked calendar waits: the weekly call draws it up when a newer one is on file.
  const periods = payPeriods(schedule, horizon(work.today), first)
    .filter(({ payDate }) => isCalendarChecked(payDate, lookUp))
    .map((period) => ({
      companyId: schedule.companyId,
      payScheduleId: schedule.payScheduleId,
      ofSchedule: ofSchedule(schedule),
      place: period.index,
      workerType: schedule.workerType,
      periodType: 'Regular' as const,
      frequency: schedule.compensationFrequency,
      beginDate: period.payBeginDate,
      endDate: period.payEndDate,
      payDate: period.payDate,
      deadline: period.deadLineToRunPayroll,
    }))

  const made = await insertPeriods(work, periods)
  for (const payPeriodId of made) {
    work.emit({ family: 'payPeriod', change: 'insert', companyId: schedule.companyId, entityId: payPeriodId })
  }
  if (made.length > 0) await openWaitingCards(work, schedule.companyId)
  await settleSeverance(work, schedule.companyId)
  work.later({
    task: 'extendSchedule',
    key: `${schedule.payScheduleId}/${work.today}`,
    companyId: schedule.companyId,
    dueAt: nextCall(work.now),
    payload: { payScheduleId: schedule.payScheduleId },
  })
}

/** Who was assigned to a time policy before there was a period has waited for this. */
async function openWaitingCards(work: Work, companyId: Id<'company'>): Promise<void> {
  await openCards(work, companyId, { on: work.today })
  await wakeForTime(work, companyId)
}

const horizon = (today: Day): Day => addDays(today, AHEAD_DAYS)
const nextCall = (now: Instant): Instant => instant(now + EVERY_DAYS * DAY_MS)
