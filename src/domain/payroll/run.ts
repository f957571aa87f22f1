import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { machine } from '../../kernel/machine.ts'
import type { FederalForm } from '../../law/language/agencies.ts'

/** The life of one run of a period. It follows its period, but a period that failed may have a second run. */
export const runMachine = machine(
  'payroll run',
  ['submitted', 'inProcess', 'processed', 'cancelled', 'failed', 'voided'],
  {
    process: { submitted: 'inProcess' },
    settle: { inProcess: 'processed' },
    cancelPayrollSubmission: { submitted: 'cancelled' },
    fundingReturned: { inProcess: 'failed' },
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
  readonly fundingAccountId: string | null
  /** The federal return that the company filed when it was submitted: what undoes it later is of the same. */
  readonly federalForm: FederalForm
  readonly warnings: readonly string[]
}
