import type pg from 'pg'

/**
 * How long anything of the database may take, in milliseconds. A connection that went silent answers neither yes nor no:
 * without an end to waiting, one of them would hold a request, and a pool of them the service.
 */
export interface TimeLimits {
  /** To connect, or to wait for a connection that is free. */
  readonly connect: number
  /** For one statement. */
  readonly statement: number
  /** For a lock that somebody else holds. */
  readonly lock: number
}

/** Of work in the background and of payrolls, which nobody watches by the second. */
export const PATIENT: TimeLimits = { connect: 15_000, statement: 120_000, lock: 60_000 }
/** Whether the database answers at all. */
export const GLANCE: TimeLimits = { connect: 1000, statement: 1000, lock: 1000 }

/** Of the owner: a migration takes as long as it takes. */
export const FOREVER: TimeLimits = { connect: 15_000, statement: 0, lock: 0 }

/** What Postgres itself ends. A transaction that a dead caller left open must not hold its locks. */
export const bounds = ({ statement, lock }: TimeLimits): string =>
  `-c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${IDLE}`

/** What we end: Postgres speaks first, if it speaks at all. */
export const patience = ({ connect, statement }: TimeLimits): pg.PoolConfig => ({
  application_name: 'purser',
  idleTimeoutMillis: 60_000,
  connectionTimeoutMillis: connect,
  ...(statement === 0 ? {} : { query_timeout: statement + 2000 }),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  pipeline: true,
})

const IDLE = 120_000
