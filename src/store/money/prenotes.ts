import { sql } from 'kysely'
import { accountMachine } from '../../domain/money/account.ts'
import { entryReference } from '../../domain/money/ach-kinds.ts'
import type { OrderEntry } from '../../domain/money/compose-file.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import { type AchFileRow, fileOf } from './ach-files.ts'

const pending = sql.lit(accountMachine.state.pending)

/** The file that asks for an account: the one that was begun, or a new one. */
export async function openPrenoteFile(
  tx: Tx,
  {
    companyId,
    accountId,
    effectiveDate,
  }: { companyId: Id<'company'>; accountId: string; effectiveDate: Day },
): Promise<AchFileRow | undefined> {
  const id = newId<'achFile'>()
  const asked = await sql`
    update user_bank_account set prenote_file_id = ${id}
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_bank_account_id = ${accountId}
      and prenote_file_id is null
    returning 1`.execute(tx.db)
  if (asked.rows.length > 0) {
    await sql`
    insert into ach_file (company_id, client_id, ach_file_id, run_id, kind, file_name, effective_date, entries,
                          debit_total, credit_total, entry_hash, created_at)
    values (${companyId}, ${tx.clientId}, ${id}, null, 'prenote', ${`${tx.today}-prenote-${id}.ach`}, ${effectiveDate}, 0, 0, 0,
            '', ${isoInstant(tx.now)})`.execute(tx.db)
  }
  const { rows } = await sql<{ id: string }>`
    select prenote_file_id as id from user_bank_account
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_bank_account_id = ${accountId}`.execute(
    tx.db,
  )
  return rows[0] && fileOf(tx, companyId, rows[0].id)
}

export async function loadPrenotes(work: Work, file: AchFileRow): Promise<readonly OrderEntry[]> {
  const vault = await work.vault(file.companyId)
  const { rows } = await sql<Row>`
    select b.user_bank_account_id as "accountId", b.routing_number as "routingNumber", b.account_type as "accountType",
           b.account_number as sealed, w.first_name || ' ' || w.last_name as name
    from user_bank_account b join worker w on w.company_id = b.company_id and w.user_id = b.user_id
    where b.company_id = ${file.companyId} and b.client_id = ${work.clientId} and b.prenote_file_id = ${file.achFileId}`.execute(
    work.db,
  )
  return rows.map(({ accountId, routingNumber, accountType, sealed, name }) => ({
    party: {
      routingNumber,
      accountNumber: vault.open('user_bank_account.account_number', accountId, sealed),
      accountType,
    },
    amount: 0n,
    individualId: entryReference(accountId),
    name,
  }))
}

interface Row {
  accountId: string
  routingNumber: string
  accountType: 'checking' | 'savings'
  sealed: Buffer
  name: string
}

/** Accounts that were asked for and wait for an answer, by the reference that the bank gives back. */
export async function askedAccounts(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<ReadonlyMap<string, { readonly userId: Id<'user'>; readonly accountId: Id<'userBankAccount'> }>> {
  const { rows } = await sql<{ userId: Id<'user'>; accountId: Id<'userBankAccount'> }>`
    select user_id as "userId", user_bank_account_id as "accountId" from user_bank_account
    where company_id = ${companyId} and client_id = ${tx.clientId} and prenote_file_id is not null and status = ${pending}`.execute(
    tx.db,
  )
  return new Map(rows.map((row) => [entryReference(row.accountId), row]))
}
