import { sql } from 'kysely'
import type { Reach } from '../../domain/access/caller.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from './transaction.ts'

/**
 * Which of these ids exist within a caller's reach: of this client, of its companies, of its worker. Row-level security
 * hides the others as well, so foreign means unknown.
 */
export async function existing(
  tx: Tx,
  place: Place & { readonly of: 'client' | 'company' | 'worker' },
  ids: readonly string[],
  { companyIds, workerId }: Reach = {},
): Promise<ReadonlySet<string>> {
  if (companyIds && place.of === 'client') return new Set()
  const ofCompany = companyIds ? sql`and company_id = any(${[...companyIds]}::uuid[])` : sql``
  const ofWorker = workerId && place.of === 'worker' ? sql`and user_id = ${workerId}` : sql``
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(place.column)} as id from ${sql.table(place.table)}
    where client_id = ${tx.clientId} and ${sql.ref(place.column)} = any(${[...ids]}::uuid[])
      ${ofCompany} ${ofWorker}`.execute(tx.db)
  return new Set(rows.map((row) => row.id))
}

interface Place {
  readonly table: string
  readonly column: string
}

/** The company that owns a record, for operations that name the record alone. */
export async function ownerOf(tx: Tx, place: Place, id: string): Promise<Id<'company'> | undefined> {
  const { rows } = await sql<{ company_id: Id<'company'> }>`
    select company_id from ${sql.table(place.table)}
    where client_id = ${tx.clientId} and ${sql.ref(place.column)} = ${id}`.execute(tx.db)
  return rows[0]?.company_id
}
