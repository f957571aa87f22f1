import { addBusinessDays, onOrAfter } from '../../domain/calendar/business-days.ts'
import { easternDay, easternTime, type Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'

/**
 * The bank's returns are read twice every banking day after a file was handed over: before anything settles in the
 * morning, and in the evening before credits are handed over, so that funding that came back that day is seen in time.
 */
const READ_AT = ['08:00', '18:00'] as const

export function returnsLater(work: Work, companyId: Id<'company'>, now: Instant): void {
  const today = onOrAfter('federalReserve', easternDay(now))
  const times = [today, addBusinessDays('federalReserve', today, 1)].flatMap((day) =>
    READ_AT.map((time) => easternTime(day, time)),
  )
  const dueAt = times.find((time) => time > now)!
  work.later({ task: 'readReturns', key: companyId, companyId, dueAt, payload: { companyId } })
}
