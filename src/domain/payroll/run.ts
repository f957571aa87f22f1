import type { Day, Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { machine } from '../../kernel/machine.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import type { FundingMethod } from '../money/funding.ts'
import type { Warning } from './warning-codes.ts'

/** The life of one run of a period. It follows its period, but a period that failed may have a second run. */
export const runMachine = machine(
  'payroll run',
  ['submitted', 'inProcess', 'processed', 'cancelled', 'failed', 'voided'],
  {
    process: { submitted: 'inProcess' },
    settle: { inProcess: 'processed' },
    cancelPayrollSubmission: { submitted: 'cancelled' },
    fundingReturned: { inProcess: 'failed' },
    wireMissed: { inProcess: 'failed' },
    voidPayroll: { inProcess: 'voided', processed: 'voided' },
  },
)

export type RunStatus = (typeof runMachine.states)[number]

/** A period has at most one of these at a time. */
export const ALIVE: readonly RunStatus[] = ['submitted', 'inProcess', 'processed']
/** Its money has been posted, and was not undone as a whole. */
export const POSTED_RUN: readonly RunStatus[] = ['inProcess', 'processed']
/** Its period was paid, though all of it may have been voided since. */
export const PAID_RUN: readonly RunStatus[] = [...POSTED_RUN, 'voided']

export interface RunFacts {
  readonly companyId: Id<'company'>
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly status: RunStatus
  readonly payDate: Day
  readonly debitDate: Day
  readonly fundingTotal: bigint
  readonly people: number
  /** It was late, and its money moves by same-day ACH. */
  readonly isSameDay: boolean
  /** How its money comes; as the company had it when it was submitted. */
  readonly fundingMethod: FundingMethod
  readonly fundingAccountId: string | null
  /** The federal return that the company filed when it was submitted: what undoes it later is of the same. */
  readonly federalForm: FederalForm
  readonly warnings: readonly string[]
  /** The same by their codes; empty of a run from before there were codes. */
  readonly warningDetails: readonly Warning[]
  readonly submittedAt: Instant
  /** Who submitted it, as the audit log names them; null of a run from before it was kept. */
  readonly submittedBy: string | null
  /** When it began to be processed; null while it can be cancelled, and of an early run. */
  readonly lockedAt: Instant | null
}
