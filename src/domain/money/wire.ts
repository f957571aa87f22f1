import type { Day } from '../../kernel/dates.ts'
import type { FundingMethod } from './funding.ts'

/** A payroll whose wire has not arrived. */
export interface AwaitedWire {
  readonly companyId: string
  readonly company: string
  readonly payPeriodId: string
  readonly runId: string
  readonly method: FundingMethod
  readonly amount: bigint
  readonly dueOn: Day
  readonly payDate: string
  /** It is posted: before that the payroll can still be taken back, and no wire is recorded. */
  readonly isLocked: boolean
}

/** What a wire is to quote, so that whoever reads the bank's statement knows the payroll: the end of its id, which is random. */
export const wireQuote = (runId: string): string => runId.replaceAll('-', '').slice(-10).toUpperCase()

/** A reference as it is compared: the same wire typed in two ways is one. */
export const wireReference = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()
