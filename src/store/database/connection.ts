import pg from 'pg'
import { type Instant, instant } from '../../kernel/dates.ts'
import { GatheringClient, PreparingClient } from './clients.ts'
import { bounds, FOREVER, GLANCE, PATIENT, patience, type TimeLimits } from './limits.ts'

/**
 * Pools of the service. They connect by the login of the address (store/database/service-login.ts) and at once become
 * purser_service, a role that owns nothing: superusers and owners are not bound by row-level security.
 */
export const servicePool = (address: string, size: number, limits = PATIENT): pg.Pool =>
  quiet(
    new pg.Pool({
      ...settings(address, '-c role=purser_service', limits),
      Client: PreparingClient,
      max: size,
    }),
  )

/** One connection that only says whether the database answers: no request can hold it. */
export const glancePool = (address: string): pg.Pool => servicePool(address, 1, GLANCE)

/**
 * The same by way of a pooler that deals out connections per transaction (PgBouncer): it takes no start-up options, so
 * its login has them as its own settings, and no named statements, which belong to a connection.
 */
export const pooledPool = (address: string, size: number, limits = PATIENT): pg.Pool =>
  quiet(new pg.Pool({ ...patience(limits), connectionString: address, Client: GatheringClient, max: size }))

/**
 * A pooler in front may drop the options that a connection asked for; the login would then act as owner, bound by
 * nothing. So the service asks once, before it does anything.
 */
export async function expectServiceRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; limited: number; zone: string; style: string }>(
    `select current_user as role, current_setting('timezone') as zone, current_setting('datestyle') as style,
            (select count(*)::int from pg_roles where rolname in ('purser_company', 'purser_companies', 'purser_worker')
               and pg_has_role(session_user, oid, 'member')) as limited`,
  )
  const { role, limited, zone, style } = rows[0]!
  if (role !== 'purser_service') {
    throw new Error(
      `connections act as ${role}, not as purser_service: does a pooler drop their options? See docs/operations/pooler.md`,
    )
  }
  if (limited < 3) {
    throw new Error(
      `the login of the connections may not become purser_company, purser_companies and purser_worker; grant them to it (docs/operations/pooler.md)`,
    )
  }
  if (zone === 'UTC' && style.startsWith('ISO')) return
  throw new Error(`connections have timezone ${zone} and datestyle ${style}, not UTC and ISO`)
}

/**
 * Roles that a connection of the service could become by `set role`, and must not: the owner of the tables, superusers,
 * whoever row-level security does not bind, and who may read files or run programs on the server.
 */
export async function mightyRoles(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select rolname as name from pg_roles r
     where pg_has_role(session_user, r.oid, 'member')
       and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolreplication
            or r.oid in (select relowner from pg_class where relnamespace = 'public'::regnamespace)
            or r.rolname in ('pg_read_all_data', 'pg_write_all_data', 'pg_read_server_files',
                             'pg_write_server_files', 'pg_execute_server_program'))
     order by (r.rolname = session_user) desc, rolname`,
  )
  return rows.map(({ name }) => name)
}

/**
 * For work that fills tables inside one transaction: while a table is still small a sequential scan looks cheaper than
 * the index that every key has, and the plan is kept for a slice (store/database/discard-plans.ts). Its name is what an
 * operator reads in pg_stat_activity.
 */
export const bulkPool = (address: string, size: number, name = 'purser_heavy'): pg.Pool =>
  quiet(
    new pg.Pool({
      ...settings(address, '-c role=purser_service -c enable_seqscan=off', PATIENT),
      application_name: name,
      Client: PreparingClient,
      max: size,
    }),
  )

/** One connection of the service outside its pools: it lasts as long as its process. */
export const serviceClient = (address: string): pg.Client =>
  new pg.Client(settings(address, '-c role=purser_service', PATIENT))

/** The owner: migrations, the start, and the few acts of an operator that reach over all clients. */
export const ownerPool = (address: string, size = 2, limits = FOREVER): pg.Pool =>
  quiet(new pg.Pool({ ...settings(address, '', limits), max: size }))

const parseInstant = (text: string): Instant =>
  instant(Date.parse(`${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`))

const settings = (address: string, options: string, limits: TimeLimits): pg.PoolConfig => ({
  ...patience(limits),
  connectionString: address,
  options: `-c timezone=UTC -c datestyle=ISO ${bounds(limits)} ${options}`.trim(),
})

// pg's defaults turn a date into local midnight and an int8 into text.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseInstant)
// Their arrays have parsers of their own: of int8 it gives text as well, of dates the same midnights.
const [INT8_ARRAY, DATE_ARRAY] = [1016 as never, 1182 as never]
const texts: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY)
pg.types.setTypeParser(INT8_ARRAY, (text) =>
  texts(text).map((value) => (value === null ? null : BigInt(value))),
)
pg.types.setTypeParser(DATE_ARRAY, texts)

/**
 * A connection that breaks is replaced by the pool, and the query that waits on it fails by itself. Without listeners
 * the event would end the process: the pool has one only while the connection is idle.
 */
function quiet(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
