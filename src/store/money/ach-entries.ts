import { sql } from 'kysely'
import { entryReference, fileKinds } from '../../domain/money/ach-kinds.ts'
import type { OrderEntry } from '../../domain/money/compose-file.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../database/work.ts'
import type { AchFileRow } from './ach-files.ts'

const SLICE = 10_000

/**
 * Entries over accounts that we hold, in order of transfer: a slice at a time, opened as they come, so that other
 * requests get their turn between slices. Each account and its owner are asked for by key (see named-accounts.ts).
 */
export async function loadAccountEntries(work: Work, file: AchFileRow): Promise<readonly OrderEntry[]> {
  const vault = await work.vault(file.companyId)
  const { party, direction } = fileKinds[file.kind]
  const { table, column, receiver } = party === 'company' ? companyAccounts : workerAccounts
  const ours = direction === 'debit' ? 'source_account_id' : 'destination_account_id'
  const entries: OrderEntry[] = []
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select t.transfer_id as "transferId", t.amount, b.routing_number as "routingNumber", b.account_type as "accountType",
             (${receiver(file.companyId)}) as name, b.account_number as sealed, ${sql.ref(`b.${column}`)} as "accountId"
      from transfer t cross join lateral (
        select * from ${sql.table(table)} b
        where b.company_id = ${file.companyId} and ${sql.ref(`b.${column}`)} = ${sql.ref(`t.${ours}`)} offset 0) b
      where t.company_id = ${file.companyId} and t.ach_file_id = ${file.achFileId} and t.client_id = ${work.clientId}
        ${after ? sql`and t.transfer_id > ${after}` : sql``}
      order by t.transfer_id limit ${SLICE}`.execute(work.db)
    for (const row of rows) {
      entries.push({
        party: {
          routingNumber: row.routingNumber,
          accountNumber: vault.open(`${table}.account_number`, row.accountId, row.sealed),
          accountType: row.accountType,
        },
        amount: row.amount,
        individualId: entryReference(row.transferId),
        name: row.name,
      })
    }
    if (rows.length < SLICE) return entries
    after = rows.at(-1)!.transferId
  }
}

/** The receiver is whose the account is, whatever the account is called. */
const companyAccounts = {
  table: 'company_bank_account',
  column: 'company_bank_account_id',
  receiver: (companyId: Id<'company'>) => sql`select c.name from company c where c.company_id = ${companyId}`,
} as const
const workerAccounts = {
  table: 'user_bank_account',
  column: 'user_bank_account_id',
  receiver: (companyId: Id<'company'>) => sql`select w.first_name || ' ' || w.last_name from worker w
    where w.company_id = ${companyId} and w.user_id = b.user_id`,
} as const

interface Row {
  transferId: string
  amount: bigint
  routingNumber: string
  accountType: 'checking' | 'savings'
  name: string
  sealed: Buffer
  accountId: string
}
