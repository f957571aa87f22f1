import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { Reach } from '../../domain/access/caller.ts'
import { type Day, easternDay, type Instant, instant } from '../../kernel/dates.ts'
import { type Id, isUuid } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
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
  /** Of a limited caller: Postgres shows no other company's rows, and no other worker's. */
  readonly reach?: Reach
}

/** Where a transaction gets its connection from: a pool, or a client's share of one. */
export interface Connections {
  connect(): Promise<pg.PoolClient>
}

export async function inTransaction<T>(
  pool: Connections,
  clientId: Id<'client'>,
  mode: Mode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return onConnection(pool, async (connection) => {
    const { now } = await clockOf(connection, clientId, `${opening(mode)}; ${wallOf(mode.reach)}`)
    const result = await work({ db: kyselyOf(connection), clientId, now, today: easternDay(now) })
    await finish(connection, mode)
    return result
  })
}

/**
 * A transaction that learns from what it finds whose it is: the search for work. Nothing found, or found for a client
 * that has begun to travel meanwhile, is undefined.
 */
export async function inFoundTransaction<F extends { readonly clientId: Id<'client'> }, T>(
  pool: pg.Pool,
  find: (db: Kysely<Database>) => Promise<F | undefined>,
  work: (tx: Tx, found: F) => Promise<T>,
): Promise<T | undefined> {
  return onConnection(pool, async (connection) => {
    const db = kyselyOf(connection)
    await connection.query('begin')
    const found = await find(db)
    const clock = found && (await clockOf(connection, found.clientId))
    if (!clock || clock.travelling) {
      await connection.query('rollback')
      return undefined
    }
    const { now } = clock
    const result = await work({ db, clientId: found.clientId, now, today: easternDay(now) }, found)
    await connection.query('commit')
    return result
  })
}

/** Does something and undoes it: what it found out stays, what it wrote does not. */
export async function undone<T>(tx: Tx, does: () => Promise<T>): Promise<T> {
  await sql`savepoint undone`.execute(tx.db)
  const result = await does()
  await sql`rollback to savepoint undone`.execute(tx.db)
  return result
}

/** Of no client: the few acts of the owner that reach over all of them. */
export const inOwnersTransaction = <T>(
  owner: pg.Pool,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  onConnection(owner, async (connection) => {
    await connection.query('begin')
    const result = await work(kyselyOf(connection))
    await connection.query('commit')
    return result
  })

/** Lends a connection; one that fails is rolled back and goes back to the pool. */
export async function onConnection<T>(
  pool: Connections,
  work: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  try {
    const result = await work(connection)
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

/** From here on as the service itself: what the outbox writes is nobody's to read, and is not the caller's act. */
export const asService = (tx: Tx): Promise<unknown> => sql`set local role purser_service`.execute(tx.db)

/** The role whose policies hold a limited caller, and what they compare with. */
function wallOf({ companyIds, workerId }: Reach = {}): string {
  if (!companyIds) return ''
  const ids = workerId ? [...companyIds, workerId] : companyIds
  for (const id of ids) assert(isUuid(id), `id ${id}`)
  if (workerId || companyIds.length === 1) {
    const role = workerId ? 'purser_worker' : 'purser_company'
    return `set local role ${role}; set local purser.company = '${companyIds[0]}';
            set local purser.worker = '${workerId ?? ''}';`
  }
  return `set local role purser_companies; set local purser.companies = '${companyIds.join()}';`
}

const opening = (mode: Mode): string =>
  `begin isolation level ${mode.isolation ?? 'read committed'} ${mode.access}`

/** Binds the transaction to the client and reads the client's clock, in one round trip with what `opens` it. */
async function clockOf(
  connection: pg.PoolClient,
  clientId: Id<'client'>,
  opens = '',
): Promise<{ now: Instant; travelling: boolean }> {
  assert(/^[0-9a-f-]{36}$/.test(clientId), `client id ${clientId}`)
  const results = (await connection.query(
    `${opens} set local purser.client='${clientId}';
     select clock_offset, travel_at from client where client_id = '${clientId}'`,
  )) as unknown as pg.QueryResult<{ clock_offset: bigint; travel_at: Instant | null }>[]
  const [client] = results.at(-1)!.rows
  assert(client, `no client ${clientId}`)
  // A traveller's clock stands still at each stop, so that everyone who asks meanwhile reads the same time.
  const now = client.travel_at ?? instant(Date.now() + Number(client.clock_offset))
  return { now, travelling: client.travel_at !== null }
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
