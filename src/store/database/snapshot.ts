import { sql } from 'kysely'
import { HAS_CITUS } from './citus.ts'
import type { Snapshot, Tx } from './transaction.ts'

/**
 * What this transaction sees of what others wrote, for another connection; of a transaction that reads one snapshot. On
 * several machines there is none: each would let the other connection see what it has come to itself.
 */
export async function snapshotOf(tx: Tx): Promise<Snapshot | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select case when not ${sql.raw(HAS_CITUS)} then pg_export_snapshot() end as name`.execute(tx.db)
  const name = rows[0]?.name
  const { clientId, now, reach } = tx
  return name ? { name, clientId, now, ...(reach ? { reach } : {}) } : undefined
}
