import { sql } from 'kysely'
import type pg from 'pg'
import { GENESIS, sealOf } from '../../domain/audit/chain.ts'
import type { Id } from '../../kernel/ids.ts'
import { numbered } from '../database/numbering.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * Everything in an audit row but its place, as Postgres prints it: jsonb has one text for equal values, times are printed
 * to the microsecond in UTC whatever the session says.
 */
export const CONTENT = `jsonb_build_array(client_id, audit_id, company_id, actor, operation, request_id, subject_ids, facts,
  to_char(client_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
  to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'))::text`

/** Clients that have rows to seal. */
export async function clientsToSeal(pool: pg.Pool): Promise<readonly Id<'client'>[]> {
  const { rows } = await pool.query<{ client_id: Id<'client'> }>(
    'select client_id from clients_to_seal() as client_id',
  )
  return rows.map(({ client_id: clientId }) => clientId)
}

export interface Sealed {
  readonly count: number
  readonly position: bigint
  readonly head: string
}

/** Gives a batch of rows their place in the client's chain. Whoever sees a seal sees every one before it. */
export async function sealAudit(tx: Tx, key: Buffer, batch = 1000): Promise<Sealed | undefined> {
  let sealed: Sealed | undefined
  await numbered(tx, 'audit', async (after) => {
    let head = after === 0n ? GENESIS : await sealAt(tx, after)
    const { rows } = await sql<{ audit_id: string; content: string }>`
      select audit_id, ${sql.raw(CONTENT)} as content from audit
      where client_id = ${tx.clientId} and position is null order by audit_id limit ${batch}`.execute(tx.db)
    const seals = rows.map(({ content }, index) => {
      head = sealOf(key, head, { position: after + BigInt(index) + 1n, content })
      return head
    })
    await sql`
      update audit a set position = ${after}::bigint + s.place, hash = s.hash
      from unnest(${rows.map((row) => row.audit_id)}::uuid[], ${seals}::bytea[])
        with ordinality as s(audit_id, hash, place)
      where a.client_id = ${tx.clientId} and a.audit_id = s.audit_id`.execute(tx.db)
    sealed = { count: rows.length, position: after + BigInt(rows.length), head: head.toString('hex') }
    return rows.length
  })
  return sealed?.count ? sealed : undefined
}

async function sealAt(tx: Tx, position: bigint): Promise<Buffer> {
  const row = await tx.db
    .selectFrom('audit')
    .select('hash')
    .where('client_id', '=', tx.clientId)
    .where('position', '=', position)
    .executeTakeFirst()
  // A chain whose end was taken goes on from nothing: verification names the gap, and what is done today is still sealed.
  return row?.hash ?? GENESIS
}
