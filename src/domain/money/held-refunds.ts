import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Posting, wagesPayable } from './postings.ts'
import { chosenAccount, type FundingAccount } from './receivable.ts'
import { refundTo } from './refund.ts'

/** A refund that came back and was not paid again. */
export interface HeldRefund {
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly returnId: string
  /** Where it could not be paid. */
  readonly accountId: string
  readonly amount: bigint
  readonly isFromWages: boolean
}

/** A posting of a run, which may be another than the one that is looked at. */
export interface RefundAgain {
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly posting: Posting
}

interface RefundFacts {
  readonly held: readonly HeldRefund[]
  readonly accounts: readonly FundingAccount[]
  /** What the company owes for any run. */
  readonly companyOwes: bigint
}

/** Refunds that came back go out again, to another account of the company, as soon as it owes nothing. */
export function refundsAgain({ held, accounts, companyOwes }: RefundFacts, on: Day): readonly RefundAgain[] {
  if (companyOwes > 0n) return []
  return held.flatMap(({ runId, payPeriodId, returnId, accountId, amount, isFromWages }) => {
    const account = chosenAccount(accounts, accountId)
    if (!account) return []
    const reason = 'A refund that came back'
    const refund = refundTo(account, { amount, on, reason, ...(isFromWages && { source: wagesPayable }) })
    return [{ runId, payPeriodId, posting: { ...refund, reversesId: returnId } }]
  })
}
