import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { type Carried, carriedTables } from './tables.ts'

/** A carried table as the database has it. */
export interface TableColumns {
  readonly table: string
  /** Those that travel as they are. */
  readonly plain: readonly string[]
  readonly sealed: Readonly<Record<string, readonly string[]>>
  readonly indexes: NonNullable<Carried['indexes']>
  /** Its primary key: the order in which rows travel. */
  readonly key: readonly string[]
  readonly batch: number
}

/** More than the triggers of changes tell one by one: what is imported is new, not changed. */
const BATCH = 1000

/** Of every carried table, in their order. What Postgres makes itself is not carried. */
export async function columnsOfTables(tx: Tx): Promise<ReadonlyMap<string, TableColumns>> {
  const { rows } = await sql<{ name: string; columns: string[]; key: string[] }>`
    select c.relname as name,
           array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '' and a.attidentity = '') as columns,
           (select array_agg(k.attname::text order by n.place) from pg_index i
            cross join unnest(i.indkey::int2[]) with ordinality as n(attnum, place)
            join pg_attribute k on k.attrelid = c.oid and k.attnum = n.attnum
            where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${[...carriedTables.keys()]}::text[])
    group by c.oid, c.relname`.execute(tx.db)
  const found = new Map(rows.map((row) => [row.name, row]))
  return new Map(
    [...carriedTables].map(([table, { sealed = {}, indexes = {}, without = [], batch = BATCH }]) => {
      const { columns, key } = found.get(table)!
      const apart = new Set(['client_id', ...without, ...Object.keys(sealed), ...Object.keys(indexes)])
      return [
        table,
        { table, plain: columns.filter((each) => !apart.has(each)), sealed, indexes, key, batch },
      ]
    }),
  )
}
