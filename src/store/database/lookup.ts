import { sql } from 'kysely'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from './transaction.ts'

/** Which of these ids exist for this client. Row-level security hides the others, so foreign means unknown. */
export async function existing(
  tx: Tx,
  place: { readonly table: string; readonly column: string },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(place.column)} as id from ${sql.table(place.table)}
    where client_id = ${tx.clientId} and ${sql.ref(place.column)} = any(${[...ids]}::uuid[])`.execute(tx.db)
  return new Set(rows.map((row) => row.id))
}

/** The company that owns a record, for operations that name the record alone. */
export async function ownerOf(
  tx: Tx,
  place: { readonly table: string; readonly column: string },
  id: string,
): Promise<Id<'company'> | undefined> {
  const { rows } = await sql<{ company_id: Id<'company'> }>`
    select company_id from ${sql.table(place.table)}
    where client_id = ${tx.clientId} and ${sql.ref(place.column)} = ${id}`.execute(tx.db)
  return rows[0]?.company_id
}
