import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { OperatorFault } from '../../kernel/operator-fault.ts'
import { type Asks, isSpread } from './citus.ts'
import {
  type Applied,
  expectUpgradable,
  type Migration,
  migrations,
  releasedMigrations,
} from './migrations.ts'
import { isRetryable } from './retry.ts'
import { statementsOf } from './statements-of.ts'

/** Any number: it only has to be the same in every process that migrates. */
const LOCK = 4_105_201

export interface Migrating {
  /** Told of every wait for somebody else's transaction. */
  readonly say?: (words: string) => void
  /** Milliseconds for all tries at one file. */
  readonly patience?: number
  /** Spreads what a migration made, where the database is spread over machines: copies/spread.ts. */
  readonly distribute?: (owner: Asks) => Promise<void>
  /** Tests stop early. */
  readonly through?: string
}

/** Brings the schema up to date, as the owner, one file a transaction. Processes that start together wait for one. */
export async function migrate(owner: pg.Pool, migrating: Migrating = {}): Promise<readonly string[]> {
  const [all, released] = await Promise.all([migrations(), releasedMigrations()])
  const connection = await owner.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [LOCK])
    const applied = await appliedTo(connection)
    expectUpgradable(applied, all, released)

    const done = new Set(applied.map(({ name }) => name))
    const { through = all.at(-1)!.name } = migrating
    const fresh = all.filter(({ name }) => !done.has(name) && name <= through)
    const parts = (await isSpread(connection)) ? statementsOf : whole
    for (const migration of fresh) {
      await applyPatiently(connection, { ...migration, parts: parts(migration.sql) }, migrating)
      if (parts === statementsOf) await migrating.distribute?.(connection)
    }
    return fresh.map(({ name }) => name)
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    connection.release()
  }
}

/** In one round trip, as on any one machine. */
const whole = (sql: string): readonly string[] => [sql]

interface Applicable extends Migration {
  /** What is sent at once. */
  readonly parts: readonly string[]
}

const GROUND = `
  create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  do $$ begin
    if not exists (select from pg_roles where rolname = 'purser_service') then create role purser_service nologin; end if;
    if not pg_has_role(current_user, 'purser_service', 'member') then grant purser_service to current_user; end if;
  end $$;
  grant usage on schema public to purser_service;
  do $$ declare limited text; login text; begin
    foreach limited in array array['purser_company', 'purser_companies', 'purser_worker'] loop
      if not exists (select from pg_roles where rolname = limited) then
        execute format('create role %I nologin in role purser_service', limited);
      end if;
      if not pg_has_role(current_user, limited, 'usage') then execute format('grant %I to current_user', limited); end if;
      -- The roles themselves may log in where a coordinator speaks to workers as them (docs/operations/scale.md).
      for login in select r.rolname from pg_roles r where rolcanlogin and not rolsuper
          and r.rolname <> all (array['purser_service', 'purser_company', 'purser_companies', 'purser_worker'])
          and pg_has_role(r.oid, 'purser_service', 'member') and not pg_has_role(r.oid, limited, 'member') loop
        execute format('grant %I to %I', limited, login);
      end loop;
    end loop;
  end $$;`

async function appliedTo(connection: pg.PoolClient): Promise<readonly Applied[]> {
  try {
    await connection.query(GROUND)
    const { rows } = await connection.query<Applied>('select name, checksum from migration')
    return rows
  } catch (error) {
    const why = REFUSED[(error as { code?: string }).code ?? '']
    throw why ? new OperatorFault(`${(error as Error).message}. ${why}`, { cause: error }) : error
  }
}

const REFUSED: Readonly<Record<string, string>> = {
  '42501':
    'The login of DATABASE_URL (or of PURSER_OWNER_URL) must own the schema, and either create the roles purser_service, ' +
    'purser_company, purser_companies and purser_worker or be a member of each; see docs/operations/deployment.md',
  '42703':
    'The database has a table `migration` that is not of Purser: give Purser a database of its own in DATABASE_URL',
}

/**
 * A change of a table waits for every transaction that reads it, and everyone who comes after waits behind the change. So
 * it waits for a moment only, lets the others through, and tries again.
 */
async function applyPatiently(
  connection: pg.PoolClient,
  migration: Applicable,
  { say = () => {}, patience = PATIENCE }: Migrating,
): Promise<void> {
  const end = Date.now() + patience
  for (let tries = 1; ; tries++) {
    try {
      return await apply(connection, migration)
    } catch (error) {
      if (!isInTheWay(error)) {
        throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
      }
      const oldest = await oldestTransaction(connection)
      if (Date.now() > end) throw new OperatorFault(blockedWords(migration.name, oldest))
      say(`Migration ${migration.name} waits for other transactions (try ${tries}; ${oldest}); trying again`)
      await sleep(Math.min(SLOWEST, FIRST * 2 ** (tries - 1)))
    }
  }
}

const blockedWords = (name: string, oldest: string): string =>
  `Migration ${name} did not get its locks: ${oldest}. Nothing of it was kept, and what was applied before it stays. End ` +
  'that transaction (pg_terminate_backend) or wait for it, then start again.'

/** For one lock; requests that come behind it wait as long. */
const WAIT = '2s'
/** Milliseconds: of all tries, of the first pause, which doubles, and of the longest. */
const PATIENCE = 600_000
const FIRST = 250
const SLOWEST = 4000

const isInTheWay = (error: unknown): boolean =>
  isRetryable(error) || (error as { code?: string }).code === '55P03'

async function apply(connection: pg.PoolClient, { name, parts, checksum }: Applicable): Promise<void> {
  await connection.query('begin')
  try {
    await connection.query(`set local lock_timeout = '${WAIT}'`)
    for (const part of parts) await connection.query(part)
    await connection.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}

async function oldestTransaction(connection: pg.PoolClient): Promise<string> {
  const { rows } = await connection.query<{ pid: number; who: string; seconds: number }>(
    `select pid, coalesce(nullif(application_name, ''), usename, backend_type) as who,
            round(extract(epoch from clock_timestamp() - xact_start))::int as seconds
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 1`,
  )
  const [oldest] = rows
  return oldest
    ? `the oldest is process ${oldest.pid}, ${oldest.who}, since ${oldest.seconds} s`
    : 'none is open now'
}
