import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('../../../migrations/', import.meta.url)
/** Any number: it only has to be the same in every process that migrates. */
const LOCK = 4_105_201

/** Brings the schema up to date, as the owner, one file a transaction. Processes that start together wait for one. */
export async function migrate(owner: pg.Pool): Promise<readonly string[]> {
  const connection = await owner.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [LOCK])
    await connection.query(GROUND)
    const applied = await connection.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    )
    const known = new Map(applied.rows.map(({ name, checksum }) => [name, checksum]))
    const fresh: string[] = []
    for (const file of await files()) {
      const checksum = createHash('sha256').update(file.sql).digest('hex')
      if (known.has(file.name)) {
        expectSame(file.name, known.get(file.name)!, checksum)
        continue
      }
      await apply(connection, { ...file, checksum })
      fresh.push(file.name)
    }
    return fresh
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    connection.release()
  }
}

const GROUND = `
  create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  do $$ begin
    if not exists (select from pg_roles where rolname = 'purser_service') then create role purser_service nologin; end if;
    if not pg_has_role(current_user, 'purser_service', 'member') then grant purser_service to current_user; end if;
  end $$;
  grant usage on schema public to purser_service;`

async function files(): Promise<readonly { name: string; sql: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, FOLDER), 'utf8') })),
  )
}

function expectSame(name: string, applied: string, present: string): void {
  if (applied !== present) {
    throw new Error(`migration ${name} was changed after it was applied; add a new file instead`)
  }
}

async function apply(
  connection: pg.PoolClient,
  file: { name: string; sql: string; checksum: string },
): Promise<void> {
  await connection.query('begin')
  try {
    await connection.query(file.sql)
    await connection.query('insert into migration (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ])
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback')
    throw new Error(`migration ${file.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
