import type pg from 'pg'
import { newId } from '../../../src/kernel/ids.ts'

export interface Column {
  readonly name: string
  readonly type: string
  readonly generated: boolean
  readonly updatable: boolean
}

/** Every table with its columns, and which of them the service role may update. */
export async function columnsOf(owner: pg.Pool): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await owner.query<Column & { relation: string }>(`
    select c.relname as relation, a.attname as name, t.typname as type,
           a.attidentity <> '' or a.attgenerated <> '' as generated,
           has_column_privilege('purser_service', c.oid, a.attnum, 'update') as updatable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`)
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.relation, [...(tables.get(row.relation) ?? []), row])
  return tables
}

/** An insert of one row of this client, every column filled by its type. */
export function rowFor(table: string, columns: readonly Column[], clientId: string) {
  const filled = columns.filter(({ generated }) => !generated)
  const names = filled.map(({ name }) => name)
  const places = filled.map((_, index) => `$${index + 1}`)
  return {
    text: `insert into ${table} (${names}) values (${places})`,
    values: filled.map(({ name, type }) => (name === 'client_id' ? clientId : valueFor(type))),
  }
}

const VALUES: Readonly<Record<string, () => unknown>> = {
  uuid: () => newId(),
  text: () => newId(),
  int2: () => 1,
  int4: () => 1,
  int8: () => 1,
  numeric: () => 1,
  bool: () => true,
  date: () => '2026-01-01',
  timestamp: () => '2026-01-01',
  timestamptz: () => '2026-01-01T00:00:00Z',
  jsonb: () => '{}',
  bytea: () => Buffer.from(newId()),
}

function valueFor(type: string): unknown {
  if (type.startsWith('_')) return [valueFor(type.slice(1))]
  const value = VALUES[type]
  if (!value) throw new Error(`no value for a column of type ${type}`)
  return value()
}
