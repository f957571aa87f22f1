import type pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../../src/store/database/migrate.ts'
import { inDatabase } from '../../support/databaseUrl.ts'

/** An empty database on the server of the run; whoever asks drops it. */
export async function emptyDatabase(server: pg.Pool, name: string): Promise<string> {
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
  return inDatabase(inject('postgresUrl'), name)
}

/** Brings an empty database to an older schema and gives it what the source has, as far as that schema holds it. */
export async function asOf(
  through: string,
  { source, old }: { source: pg.Pool; old: pg.Pool },
): Promise<void> {
  await migrate(old, { through })
  const client = await old.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [table, columns] of await tablesOf(old)) {
      if (table === 'migration') continue
      const known = (await tablesOf(source)).get(table)
      if (!known) throw new Error(`${table} is no longer there: say here what became of it`)
      const shared = columns.filter((column) => known.includes(column)).join(', ')
      const { rows } = await source.query<{ all: string | null }>(
        `select jsonb_agg(to_jsonb(t))::text as all from ${table} t where ${BEFORE[table]?.(through) ?? 'true'}`,
      )
      if (rows[0]!.all === null) continue
      // A migration may have put a first row there itself.
      await client.query(`delete from ${table}`)
      await client.query(
        `insert into ${table} (${shared}) overriding system value
         select ${shared} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [rows[0]!.all],
      )
    }
    for (const [from, undo] of UNDONE) if (through < from) await client.query(undo)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

/** Rows that an older schema could not have. */
const BEFORE: Readonly<Record<string, (through: string) => string>> = {
  ledger_account: (through) => (through < '0015' ? "kind not in ('benefitsClearing', 'carrier')" : 'true'),
}

/** How rows looked before a migration changed them; FK checks are off, so that what is gone may still be named. */
const UNDONE: readonly (readonly [string, string])[] = [
  [
    '0015',
    `update transfer t set
       source_account_id = coalesce((select f.account_id from ledger_account f where f.company_id = t.company_id
         and f.kind = 'funding' and not exists (select from ledger_account a
           where a.company_id = t.company_id and a.account_id = t.source_account_id)), source_account_id),
       destination_account_id = coalesce((select f.account_id from ledger_account f where f.company_id = t.company_id
         and f.kind = 'funding' and not exists (select from ledger_account a
           where a.company_id = t.company_id and a.account_id = t.destination_account_id)), destination_account_id)`,
  ],
]

/** Each table with the columns that can be written. */
async function tablesOf(pool: pg.Pool): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** The columns of a table in which two databases differ, but for some; `rows` where only their combination does. */
export async function differing(
  { one, other }: { one: pg.Pool; other: pg.Pool },
  table: string,
  but: readonly string[],
): Promise<readonly string[]> {
  const columns = (await tablesOf(one)).get(table)!.filter((column) => !but.includes(column))
  const sides = await Promise.all([one, other].map((pool) => digestsOf(pool, table, columns)))
  const found = columns.filter((column) => sides[0]![column] !== sides[1]![column])
  return found.length === 0 && sides[0]!.rows !== sides[1]!.rows ? ['rows'] : found
}

/** A digest of the sorted values of every column, and of the sorted rows. */
async function digestsOf(
  pool: pg.Pool,
  table: string,
  columns: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const digest = (value: string) => `md5(coalesce(string_agg(${value}, '|' order by ${value}), ''))`
  const each = columns.map((column) => `${digest(`coalesce(${column}::text, 'null')`)} as ${column}`)
  const { rows } = await pool.query(
    `select count(*) || ${digest(`(${columns.join(', ')})::text`)} as rows, ${each.join(', ')} from ${table}`,
  )
  return rows[0]
}

export const tableNames = async (pool: pg.Pool): Promise<readonly string[]> => [
  ...(await tablesOf(pool)).keys(),
]
