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

/** The wire form, in reads and events alike. */
export const scheduleForm = (schedule: ScheduleFacts) => ({
  payScheduleId: schedule.payScheduleId as string,
  companyId: schedule.companyId as string,
  workerType: schedule.workerType as string,
  compensationFrequency: schedule.compensationFrequency as string,
  payBeginDate: schedule.payBeginDate as string,
  payDate: schedule.payDate as string,
  secondPayDate: (schedule.secondPayDate ?? null) as string | null,
  standardWorkingHours: schedule.standardWorkingHours / 100,
  status: 'Ready' as const,
})
