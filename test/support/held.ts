import { join } from 'node:path'
import { callerOf } from './caller.ts'
import { quietPool } from './database.ts'
import { freePort } from './free-port.ts'
import { serviceProcess } from './process.ts'
import { clients, dataDirectory, MASTER_KEY, type TestService } from './service.ts'

/** Holding a second process of a service at a chosen table, so that it can be killed there. */

type Held = Pick<TestService, 'owner' | 'databaseUrl'>

/** Another process on the same database. */
export async function otherProcess({ databaseUrl }: Held) {
  const [port, [id, secret]] = [await freePort(), clients.first.split(':') as [string, string]]
  const child = await serviceProcess({
    ...{ DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY, PORT: String(port) },
    ...{ PURSER_CLIENT_ID: id, PURSER_SECRET_KEY: secret, PURSER_DATA_DIR: join(dataDirectory, 'other') },
    ...{ PURSER_LOG_LEVEL: 'silent', PURSER_RATE_LIMIT: '0' },
  })
  return { child, call: callerOf(() => `http://127.0.0.1:${port}`, clients.first) }
}

/** Whoever writes into a table waits until this lets go. */
export async function hold({ databaseUrl }: Held, table: string) {
  // A pool ends a connection that rests for ten seconds, and its transaction with it.
  const holder = quietPool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 })
  await holder.query('begin')
  await holder.query(`lock table ${table} in share mode`)
  return { letGo: () => holder.end() }
}

/** The process of the database that waits to insert into a table; undefined while there is none. */
export const waitsFor = async ({ owner }: Held, table: string): Promise<number | undefined> => {
  const { rows } = await owner.query(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ~* $1`,
    [`insert into "?${table}"?\\M`],
  )
  return rows[0]?.pid
}

/** Whether somebody waits for what this process of the database has. */
export const isAwaited = async ({ owner }: Held, pid: number): Promise<boolean> => {
  const { rows } = await owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))`,
    [pid],
  )
  return rows.length > 0
}
