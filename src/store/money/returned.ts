import { sql } from 'kysely'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface SentTransfer {
  readonly transferId: Id<'transfer'>
  readonly runId: Id<'run'>
  readonly reference: string
}

/** Transfers that went out in a file since a day; with references, those of them. See domain/money/ach-kinds.ts. */
export async function sentTransfers(
  tx: Tx,
  companyId: Id<'company'>,
  { since, references }: { readonly since: Day; readonly references?: readonly string[] },
): Promise<readonly SentTransfer[]> {
  const { rows } = await sql<SentTransfer>`
    select transfer_id as "transferId", run_id as "runId", upper(right(replace(transfer_id::text, '-', ''), 15)) as reference
    from transfer
    where company_id = ${companyId} and client_id = ${tx.clientId} and ach_file_id is not null and run_id is not null
      and effective_date >= ${since}
      ${references ? sql`and upper(right(replace(transfer_id::text, '-', ''), 15)) = any(${[...references]}::text[])` : sql``}
    order by transfer_id ${references ? sql`` : sql`limit 1`}`.execute(tx.db)
  return rows
}
