import type { Id } from '../../kernel/ids.ts'
import type { PaySchedule } from '../calendar/pay-periods.ts'

export type WorkerType = 'W2' | '1099-NEC'

/** When a company pays one kind of worker. */
export interface ScheduleFacts extends PaySchedule {
  readonly payScheduleId: Id<'paySchedule'>
  readonly companyId: Id<'company'>
  readonly workerType: WorkerType
  /** Hundredths of an hour a week. */
  readonly standardWorkingHours: number
}
