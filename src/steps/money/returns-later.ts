import { addBusinessDays } from '../../domain/calendar/business-days.ts'
import { type Day, easternTime } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/work.ts'

/** The bank's returns are read every banking morning after a file was handed over. */
export function returnsLater(work: Work, companyId: Id<'company'>, today: Day): void {
  const dueAt = easternTime(addBusinessDays('federalReserve', today, 1), '08:00')
  work.later({ task: 'readReturns', key: companyId, companyId, dueAt, payload: { companyId } })
}
