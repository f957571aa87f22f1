import type { WorkerType } from '../payroll/schedule.ts'
import type { OvertimeChoice } from './values.ts'

export interface TimePolicy {
  readonly name: string
  readonly workerTypes: readonly WorkerType[]
  readonly overtimeRule: OvertimeChoice
  /** 0 = Sunday. */
  readonly workweekStart: number
  /** Empty: the zone of the work state. */
  readonly timeZone: string
  readonly roundingMinutes: number
  readonly mealBreakMinutes: number
  readonly requireApproval: boolean
}
