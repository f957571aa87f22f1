import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** A table whose rows are written unnumbered and get their position afterwards, per client. */
export type Stream = 'audit' | 'event'

/**
 * Commit order is not id order: a row with a smaller id may appear after a larger one was read, and a cursor on ids
 * would lose it. So positions are given later, by one transaction of a client at a time: the row lock is held until
 * commit, hence whoever sees a position sees every smaller one. `place` numbers the rows that have none, after the
 * given position, and answers how many; the audit's hash chain hangs on the same hook.
 */
export async function numbered(
  tx: Tx,
  stream: Stream,
  place: (after: bigint) => Promise<number>,
): Promise<void> {
  await sql`insert into numbering (client_id, stream) values (${tx.clientId}, ${stream})
            on conflict do nothing`.execute(tx.db)
  const { last_position: last } = await tx.db
    .selectFrom('numbering')
    .select('last_position')
    .where('client_id', '=', tx.clientId)
    .where('stream', '=', stream)
    .forUpdate()
    .executeTakeFirstOrThrow()

  // A statement of its own after the lock: it must see what the former holder committed.
  const count = await place(last)

  if (count === 0) return
  await tx.db
    .updateTable('numbering')
    .set({ last_position: last + BigInt(count) })
    .where('client_id', '=', tx.clientId)
    .where('stream', '=', stream)
    .execute()
}

/** Gives every visible event of the client its position. Costs one index probe when there is nothing to do. */
export async function numberEvents(tx: Tx): Promise<void> {
  const waiting = await tx.db
    .selectFrom('event')
    .select('seq')
    .where('client_id', '=', tx.clientId)
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return
  await numbered(tx, 'event', async (after) => {
    const { numAffectedRows } = await sql`
      update event e set position = ${after}::bigint + fresh.place
      from (select event_id, row_number() over (order by seq) as place from event
            where client_id = ${tx.clientId} and position is null) fresh
      where e.client_id = ${tx.clientId} and e.event_id = fresh.event_id`.execute(tx.db)
    return Number(numAffectedRows)
  })
}
