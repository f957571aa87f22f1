import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type Day, easternDay, type Instant, instant } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import { assert } from '../kernel/problem.ts'
import type { Database } from './schema.ts'

/** One transaction of one client, with that client's clock. Everything in store/ takes it first. */
export interface Tx {
  readonly db: Kysely<Database>
  readonly clientId: Id<'client'>
  /** The client's time, fixed for the whole transaction. */
  readonly now: Instant
  readonly today: Day
}

export interface Mode {
  readonly access: 'read only' | 'read write'
  readonly isolation?: 'read committed' | 'repeatable read'
  /** A dry run does everything, checks deferred constraints, and rolls back. */
  readonly keep?: boolean
}

export async function inTransaction<T>(
  pool: pg.Pool,
  clientId: Id<'client'>,
  mode: Mode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  try {
    const now = await begin(connection, clientId, mode)
    const result = await work({ db: kyselyOf(connection), clientId, now, today: easternDay(now) })
    await finish(connection, mode)
    connection.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away, not returned to the pool.
    const broken = await connection.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    )
    connection.release(broken)
    throw error
  }
}

/** Deadlock and serialization failure: the same work may succeed when tried again. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string } | undefined)?.code ?? '')

/** Opens the transaction, binds it to the client and reads the client's clock, all in one round trip. */
async function begin(connection: pg.PoolClient, clientId: Id<'client'>, mode: Mode): Promise<Instant> {
  assert(/^[0-9a-f-]{36}$/.test(clientId), `client id ${clientId}`)
  const results = (await connection.query(
    `begin isolation level ${mode.isolation ?? 'read committed'} ${mode.access};
     set local purser.client='${clientId}';
     select clock_offset from client where client_id = '${clientId}'`,
  )) as unknown as pg.QueryResult<{ clock_offset: bigint }>[]
  const [client] = results[2]!.rows
  assert(client, `no client ${clientId}`)
  return instant(Date.now() + Number(client.clock_offset))
}

async function finish(connection: pg.PoolClient, mode: Mode): Promise<void> {
  if (mode.keep ?? true) {
    await connection.query('commit')
    return
  }
  await connection.query('set constraints all immediate')
  await connection.query('rollback')
}

const bound = new WeakMap<pg.PoolClient, Kysely<Database>>()

/** A query builder tied to one connection, made once per connection. */
function kyselyOf(connection: pg.PoolClient): Kysely<Database> {
  const known = bound.get(connection)
  if (known) return known
  const query = connection.query.bind(connection)
  const single = { query, release() {} }
  const pool = { connect: async () => single, end: async () => {} }
  const made = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) })
  bound.set(connection, made)
  return made
}
