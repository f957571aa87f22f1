import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { Reach } from '../../domain/access/caller.ts'
import { type Day, easternDay, type Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import { type Closing, closingStatements } from './closing.ts'
import { becomes, ClockMoved, offsetOf, opened, type Remembered, timeAt } from './opening.ts'
import type { Database } from './schema.ts'

/** One transaction of one client, with that client's clock. Everything in store/ takes it first. */
export interface Tx {
  readonly db: Kysely<Database>
  readonly clientId: Id<'client'>
  /** The client's time, fixed for the whole transaction. */
  readonly now: Instant
  readonly today: Day
  /** What is written last, in one round trip with the commit. */
  readonly closing: Closing[]
  /** Other requests ask the like of it in the same transaction (gathered.ts). */
  readonly isShared?: true
  /** Of a limited caller. */
  readonly reach?: Reach
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
  /** Of a request: it does not wait for the opening of its transaction, whose answer is remembered. */
  readonly hasty?: { readonly remembered?: Remembered }
}

export async function inTransaction<T>(
  pool: Connections,
  clientId: Id<'client'>,
  mode: Mode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const offset = pool.hasty && offsetOf(clientId)
  try {
    return await transacted(pool, { clientId, offset }, mode, work)
  } catch (error) {
    if (!(error instanceof ClockMoved)) throw error
    return transacted(pool, { clientId }, mode, work)
  }
}

interface Whose {
  readonly clientId: Id<'client'>
  readonly offset?: bigint | undefined
}

const transacted = <T>(
  pool: Connections,
  { clientId, offset }: Whose,
  mode: Mode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  onConnection(pool, async (connection) => {
    const { reach } = mode
    const { remembered } = pool.hasty ?? {}
    const clock = opened(connection, { clientId, begin: beginning(mode), reach, remembered, offset })
    const db = gated(connection, clock)
    const now = offset === undefined ? (await clock).now : timeAt(offset)
    const closing: Closing[] = []
    const tx = { db, clientId, now, today: easternDay(now), closing, ...(reach ? { reach } : {}) }
    const result = await work(tx).catch(async (error) => {
      // What was remembered wrongly explains every other failure.
      await clock
      throw error
    })
    await clock
    await finish(connection, closing, mode)
    return result
  })

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
    const clock = found && (await opened(connection, { clientId: found.clientId }))
    if (!clock || clock.travelling) {
      await connection.query('rollback')
      return undefined
    }
    return carriedOut(connection, { clientId: found.clientId, now: clock.now }, (tx) => work(tx, found))
  })
}

/** A transaction whose work begins with what the statement of its opening (`clockWith`) answers: one round trip less. */
export const inTransactionWith = <Row extends object, T>(
  pool: pg.Pool,
  clientId: Id<'client'>,
  text: string,
  work: (tx: Tx, row: Row) => Promise<T>,
): Promise<T> =>
  onConnection(pool, async (connection) => {
    const begin = beginning({ access: 'read write' })
    const { now, row } = await opened(connection, { clientId, begin, text })
    return carriedOut(connection, { clientId, now }, (tx) => work(tx, row as Row))
  })

/** What another connection needs to see the same as this transaction. */
export interface Snapshot extends Pick<Tx, 'clientId' | 'now' | 'reach'> {
  /** What `pg_export_snapshot` answered. */
  readonly name: string
}

/** Reads what a transaction sees that goes on elsewhere, at its time and behind its walls. */
export const inSnapshot = <T>(pool: pg.Pool, snapshot: Snapshot, work: (tx: Tx) => Promise<T>): Promise<T> =>
  onConnection(pool, async (connection) => {
    const { name, ...given } = snapshot
    assert(/^[0-9A-F-]+$/.test(name), `snapshot ${name}`)
    const begin = beginning({ access: 'read only', isolation: 'repeatable read' })
    await opened(connection, { ...given, begin: `${begin}; set transaction snapshot '${name}'` })
    return carriedOut(connection, given, work)
  })

/** In a transaction that was opened, to its end. */
async function carriedOut<T>(
  connection: pg.PoolClient,
  { clientId, now }: Pick<Tx, 'clientId' | 'now'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const closing: Closing[] = []
  const result = await work({ db: kyselyOf(connection), clientId, now, today: easternDay(now), closing })
  await finish(connection, closing)
  return result
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
export const asService = (tx: Tx): Promise<unknown> => sql.raw(becomes('purser_service')).execute(tx.db)

const beginning = (mode: Mode): string =>
  `begin isolation level ${mode.isolation ?? 'read committed'} ${mode.access}`

/**
 * At once: where one of them fails, what comes after it fails too, and the first failure is thrown. The end of what only
 * read is not waited for: it can lose nothing, and the next to use the connection speaks after it.
 */
async function finish(
  connection: pg.PoolClient,
  closing: readonly Closing[],
  { access = 'read write', keep = true }: Partial<Mode> = {},
): Promise<void> {
  const ends = keep ? ['commit'] : ['set constraints all immediate', 'rollback']
  const sent = [
    ...closingStatements(closing).map(({ text, values }) => connection.query(text, [...values])),
    ...ends.map((text) => connection.query(text)),
  ]
  const ended = Promise.all(sent)
  if (access === 'read write') await ended
  else ended.catch(() => {})
}

interface Gate {
  readonly db: Kysely<Database>
  /** Settles with the opening; undefined once that was right. */
  clock: Promise<unknown> | undefined
}

const gates = new WeakMap<pg.PoolClient, Gate>()

/** Answers of this transaction wait for that of its opening, which comes first anyhow. */
function gated(connection: pg.PoolClient, clock: Promise<unknown>): Kysely<Database> {
  const gate = gateOf(connection)
  gate.clock = clock
  clock.then(
    () => {
      if (gate.clock === clock) gate.clock = undefined
    },
    () => {},
  )
  return gate.db
}

function kyselyOf(connection: pg.PoolClient): Kysely<Database> {
  const gate = gateOf(connection)
  gate.clock = undefined
  return gate.db
}

/** A query builder tied to one connection, made once per connection. */
function gateOf(connection: pg.PoolClient): Gate {
  const known = gates.get(connection)
  if (known) return known
  const query = (text: string, values: unknown[]) => {
    const answer = connection.query(text, values)
    if (!gate.clock) return answer
    answer.catch(() => {})
    return gate.clock.then(() => answer)
  }
  const single = { query, release() {} }
  const pool = { connect: async () => single, end: async () => {} }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) })
  const gate: Gate = { db, clock: undefined }
  gates.set(connection, gate)
  return gate
}
