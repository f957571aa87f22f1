import type pg from 'pg'
import type { Id } from '../../kernel/ids.ts'

/** Clients on their way. Asked before a client is bound: whose travel has been left behind is not known yet. */
export async function travellers(pool: pg.Pool): Promise<readonly Id<'client'>[]> {
  const { rows } = await pool.query<{ client_id: Id<'client'> }>(
    'select client_id from client where travel_to is not null',
  )
  return rows.map((row) => row.client_id)
}

export async function isTravelling(pool: pg.Pool, clientId: Id<'client'>): Promise<boolean> {
  const { rowCount } = await pool.query('select from client where client_id = $1 and travel_to is not null', [
    clientId,
  ])
  return rowCount !== 0
}
