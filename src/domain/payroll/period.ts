import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { machine } from '../../kernel/machine.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import type { PeriodOptions } from './period-options.ts'
import type { OfSchedule, WorkerType } from './schedule.ts'

/**
 * The life of a pay period. Paychecks are computed and frozen when it is submitted; from inProcess on they are
 * posted and money moves. An import is one transaction, so nobody ever sees a period in the middle of one.
 */
export const payPeriodMachine = machine(
  'pay period',
  ['new', 'submitted', 'inProcess', 'processed', 'cancelled', 'failed', 'skipped', 'voided'],
  {
    initiatePayroll: { new: 'submitted', cancelled: 'submitted', failed: 'submitted' },
    process: { submitted: 'inProcess' },
    settle: { inProcess: 'processed' },
    cancelPayrollSubmission: { submitted: 'cancelled' },
    fundingReturned: { inProcess: 'failed' },
    wireMissed: { inProcess: 'failed' },
    skipPayPeriod: { new: 'skipped', cancelled: 'skipped', failed: 'skipped' },
    voidPayroll: { inProcess: 'voided', processed: 'voided' },
  },
)

export type PeriodStatus = (typeof payPeriodMachine)['states'][number]

export const EDITABLE: readonly PeriodStatus[] = ['new', 'cancelled', 'failed']
/** Done with: neither editable nor on its way. */
export const CLOSED: readonly PeriodStatus[] = ['processed', 'skipped', 'voided']
/** Submitted, and its money has not settled. */
export const UNDER_WAY: readonly PeriodStatus[] = ['submitted', 'inProcess']

export type PeriodType = 'Regular' | 'Off-Cycle' | 'Missing'

export interface PeriodFacts {
  readonly payPeriodId: Id<'payPeriod'>
  readonly companyId: Id<'company'>
  readonly payScheduleId: Id<'paySchedule'> | null
  /** The schedule whose people it pays, also beside it. */
  readonly ofSchedule: OfSchedule
  readonly scheduleName: string
  readonly workerType: WorkerType
  readonly periodType: PeriodType
  readonly frequency: string
  readonly beginDate: Day
  readonly endDate: Day
  readonly payDate: Day
  readonly deadline: Day
  readonly status: PeriodStatus
  /** The client's own key and notes. */
  readonly externalId: string
  readonly metadata: Metadata
  /** Of one beside the schedule. */
  readonly options?: PeriodOptions
}

/** `MM/DD/YYYY - MM/DD/YYYY`, the interface's name of a period. */
export const periodName = (begin: Day, end: Day): string => `${american(begin)} - ${american(end)}`

const american = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
