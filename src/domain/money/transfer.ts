import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { TransferName } from './postings.ts'
import type { TransactionStatus } from './transaction.ts'

/** A transfer as the ledger has it. */
export interface TransferRow {
  readonly companyId: Id<'company'>
  readonly transferId: Id<'transfer'>
  readonly runId: Id<'run'> | null
  readonly payPeriodId: Id<'payPeriod'> | null
  readonly userId: Id<'user'> | null
  readonly name: TransferName
  readonly sourceId: string
  readonly destinationId: string
  readonly amount: bigint
  readonly status: TransactionStatus
  readonly code: string
  readonly effectiveDate: Day
  readonly achFileId: string | null
  readonly reversesId: string | null
}
