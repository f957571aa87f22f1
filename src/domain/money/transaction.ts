import type { Day, Instant } from '../../kernel/dates.ts'
import { machine } from '../../kernel/machine.ts'
import type { Cents } from '../../kernel/money.ts'
import type { NamedAccount } from './account-name.ts'

/** The life of a transfer. Money that has settled can still come back: a bank has days to return an entry. */
export const transactionMachine = machine('transaction', ['pending', 'complete', 'returned', 'cancelled'], {
  settle: { pending: 'complete' },
  return: { pending: 'returned', complete: 'returned' },
  cancel: { pending: 'cancelled' },
})

export type TransactionStatus = (typeof transactionMachine.states)[number]

/** A posting is on its way, or, where no money has to travel, settles as it is written. */
export type PostedStatus = typeof transactionMachine.initial | typeof transactionMachine.state.complete

/** Money that has moved counts in balances; a returned transfer is undone by its opposite, which counts too. */
export const COUNTED: readonly TransactionStatus[] = ['complete', 'returned']

/** What counts, or will when its day comes. */
export const EXPECTED: readonly TransactionStatus[] = ['complete', 'returned', 'pending']

/** A transfer as the interface shows it: where from, where to. */
export interface TransactionRow {
  readonly transferId: string
  readonly companyId: string
  readonly payPeriodId: string | null
  readonly source: NamedAccount
  readonly destination: NamedAccount
  readonly name: string
  readonly amount: Cents
  readonly status: string
  readonly code: string
  readonly effectiveDate: Day
  readonly userId: string | null
  readonly returnCode: string | null
  readonly reason: string
  readonly reversesId: string | null
  readonly createdAt: Instant
  readonly settledAt: Instant | null
  /** The file that carries it to the bank. */
  readonly achFileId: string | null
}

/** The same with what its file tells: null and empty before it is in one. */
export interface TracedTransaction extends TransactionRow {
  readonly handedOverAt: Instant | null
  /** Fifteen digits: whose bank, and the place in the file. */
  readonly traceNumber: string
}
