import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { machine } from '../../kernel/machine.ts'
import type { OvertimeChoice } from './values.ts'

/** The life of a time card. Changing an entry brings a rejected card back to its worker. */
export const timeCardMachine = machine('time card', ['Open', 'Submitted', 'Approved', 'Synced', 'Rejected'], {
  changeEntries: { Open: 'Open', Rejected: 'Open' },
  submitTimeCard: { Open: 'Submitted' },
  approveTimeCards: { Submitted: 'Approved' },
  rejectTimeCards: { Submitted: 'Rejected', Approved: 'Rejected' },
  syncTimeCardsToPayroll: { Approved: 'Synced', Synced: 'Synced' },
})

export type TimeCardStatus = (typeof timeCardMachine)['states'][number]

/** Given away by the worker and not in a payroll yet. */
export const WAITING = ['Submitted', 'Approved'] as const satisfies readonly TimeCardStatus[]

export interface CardRow {
  readonly companyId: Id<'company'>
  readonly timeCardId: Id<'timeCard'>
  readonly userId: Id<'user'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly status: TimeCardStatus
  readonly reason: string
  readonly begin: Day
  readonly end: Day
  readonly overtimeRule: OvertimeChoice
  readonly workweekStart: number
  readonly requireApproval: boolean
  /** An entry of the card is still open. */
  readonly isClockedIn: boolean
}
