import { sql } from 'kysely'
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
