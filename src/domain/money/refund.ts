import type { Day } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { type AccountKey, clearing, fundingAccount, type Posting } from './postings.ts'
import { transactionMachine } from './transaction.ts'

/** Money of a run that goes back to the account which it was drawn from, or to the one named instead. */
export const refundTo = (accountId: string, { amount, on, reason, source = clearing }: Refund): Posting => ({
  name: 'Refund',
  source,
  destination: fundingAccount(accountId),
  amount: cents(amount),
  status: transactionMachine.initial,
  code: '',
  effectiveDate: on,
  reason,
})

interface Refund {
  readonly amount: bigint
  readonly on: Day
  readonly reason: string
  /** Clearing, unless it had been owed to a worker. */
  readonly source?: AccountKey
}
