import { sql } from 'kysely'
import type { KeptColumn } from '../../domain/move-in/register.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

/** What columns of earlier registers meant. */
export async function registerColumns(tx: Tx, companyId: Id<'company'>): Promise<readonly KeptColumn[]> {
  const { rows } = await sql<KeptColumn>`
    select head as column, means, is_guessed as "isGuessed" from register_column
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  return rows
}

/** Those that mean the same as before are left alone. */
export async function keepRegisterColumns(
  tx: Tx,
  companyId: Id<'company'>,
  columns: readonly KeptColumn[],
): Promise<void> {
  await sql`
    insert into register_column (company_id, client_id, head, means, is_guessed)
    select home.company_id, ${tx.clientId}::uuid, c.head, c.means, c.is_guessed
    from ${home(companyId)} cross join unnest(${columns.map(({ column }) => column)}::text[], ${columns.map(({ means }) => means)}::text[],
                ${columns.map(({ isGuessed }) => isGuessed)}::boolean[]) as c(head, means, is_guessed)
    order by c.head
    on conflict (company_id, head) do update set means = excluded.means, is_guessed = excluded.is_guessed
    where (register_column.means, register_column.is_guessed) <> (excluded.means, excluded.is_guessed)`.execute(
    tx.db,
  )
}
