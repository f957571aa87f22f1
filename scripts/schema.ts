/** Derives src/store/database/schema.ts, the types of every table, from a migrated database. A test compares it. */
import pg from 'pg'

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  int4: 'number',
  int2: 'number',
  int8: 'bigint',
  numeric: 'string',
  bool: 'boolean',
  date: 'Day',
  timestamptz: 'Instant',
  timestamp: 'string',
  jsonb: 'unknown',
  bytea: 'Buffer',
}

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  has_default: boolean
}

export async function schemaTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
           a.atthasdef or a.attidentity <> '' as has_default
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') order by c.relname, a.attnum`)
  const tables = byTable(rows)
  const parts = [...tables].map(([table, columns]) => interfaceOf(table, columns))
  const list = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}`).join('\n')
  return `${HEAD}\nexport interface Database {\n${list}\n}\n\n${parts.join('\n\n')}\n`
}

const HEAD = `// Derived from the migrations by scripts/schema.ts; a test compares it. Do not edit.
import type { ColumnType, Generated } from 'kysely'
import type { Day, Instant } from '../../kernel/dates.ts'
`

function interfaceOf(table: string, columns: readonly Column[]): string {
  return `interface ${pascal(table)} {\n${columns.map((column) => `  ${column.column}: ${typeOf(column)}`).join('\n')}\n}`
}

/** Instants and JSON are written as text: the driver would turn a number or an array into something else. */
const WRITTEN_AS_TEXT = new Set(['timestamptz', 'jsonb'])

function typeOf({ type, nullable, has_default }: Column): string {
  const array = type.startsWith('_')
  const base = TYPES[array ? type.slice(1) : type]
  if (!base) throw new Error(`no TypeScript type for ${type}`)
  const none = nullable ? ' | null' : ''
  if (WRITTEN_AS_TEXT.has(type)) {
    return `ColumnType<${base}${none}, string${none}${has_default || nullable ? ' | undefined' : ''}, string${none}>`
  }
  const full = `${array ? `${base}[]` : base}${none}`
  return has_default ? `Generated<${full}>` : full
}

const pascal = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())

function byTable(rows: readonly Column[]): Map<string, Column[]> {
  const map = new Map<string, Column[]>()
  for (const row of rows) map.set(row.table, [...(map.get(row.table) ?? []), row])
  return map
}

if (process.argv[1]?.endsWith('schema.ts')) {
  const pool = new pg.Pool({ connectionString: process.argv[2] })
  process.stdout.write(await schemaTypes(pool))
  await pool.end()
}
