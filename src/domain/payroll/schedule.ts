import type { Id } from '../../kernel/ids.ts'
import type { PaySchedule } from '../calendar/pay-periods.ts'

export type WorkerType = 'W2' | '1099-NEC'

/** When a company pays workers of one kind: all of them, or those who were put on it. */
export interface ScheduleFacts extends PaySchedule {
  readonly payScheduleId: Id<'paySchedule'>
  readonly companyId: Id<'company'>
  readonly workerType: WorkerType
  /** Tells it from the others of its kind; may be empty. */
  readonly name: string
  /** Who was put on no other is on the first one of the kind. */
  readonly isFirst: boolean
  /** Hundredths of an hour a week. */
  readonly standardWorkingHours: number
}

/** What periods and people say of the schedule that they are on: its id, or null for the first one of the kind. */
export type OfSchedule = Id<'paySchedule'> | null

export const ofSchedule = ({
  isFirst,
  payScheduleId,
}: Pick<ScheduleFacts, 'isFirst' | 'payScheduleId'>): OfSchedule => (isFirst ? null : payScheduleId)
