/**
 * The whole schema as text, to be read in a diff: each table with its columns, constraints, indexes, policies and
 * privileges; then views, functions and sequences. Only what Postgres prints the same in every minor version.
 */
import type pg from 'pg'

export async function schemaText(pool: pg.Pool): Promise<string> {
  const parts = [await tables(pool), await views(pool), await routines(pool), await sequences(pool)]
  return `${HEAD}\n${parts.flat().join('\n\n')}\n`
}

const HEAD = `The schema that the migrations make, derived by scripts/schema-text.ts; a test compares it. Do not edit.
A column is "name type [not null] [= default | always expression]". Privileges are those of purser_service.
`

async function tables(pool: pg.Pool): Promise<readonly string[]> {
  const named = await rows(
    pool,
    `select relname as name, case when relrowsecurity then ', row-level security' || case when relforcerowsecurity
            then ' forced' else '' end else '' end as note
     from pg_class where relkind in ('r', 'p') and ${OURS('relnamespace')} order by 1`,
  )
  const about = await Promise.all(ABOUT_A_TABLE.map(async (query) => grouped(await rows(pool, query))))
  return named.map(({ name, note }) =>
    [`table ${name}${note}`, ...about.flatMap((lines) => lines.get(name!) ?? [])].join('\n  '),
  )
}

const OURS = (column: string): string => `${column} = 'public'::regnamespace`

const MAY = `select table_name as name, 'may ' || lower(string_agg(privilege_type, ', ' order by privilege_type)) as line
   from information_schema.role_table_grants where table_schema = 'public' and grantee = 'purser_service' group by 1`

/** Each answers lines of tables, in their order. */
const ABOUT_A_TABLE = [
  `select c.relname as name, a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attnotnull then ' not null' else '' end
          || case a.attidentity when 'a' then ' = identity' when 'd' then ' = identity by default' else '' end
          || coalesce(case a.attgenerated when '' then ' = ' else ' always ' end || pg_get_expr(d.adbin, d.adrelid), '') as line
   from pg_attribute a join pg_class c on c.oid = a.attrelid
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p') and ${OURS('c.relnamespace')}
   order by 1, a.attnum`,
  // A "not null" is told with its column; newer versions of Postgres keep it as a constraint too.
  `select c.relname as name, 'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid, true) as line
   from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.contype <> 'n' and ${OURS('c.relnamespace')} order by 1, k.contype desc, k.conname`,
  `select c.relname as name, regexp_replace(pg_get_indexdef(i.indexrelid), ' ON (ONLY )?public\\.\\w+', '') as line
   from pg_index i join pg_class c on c.oid = i.indrelid
   where ${OURS('c.relnamespace')} and not exists (select from pg_constraint k where k.conindid = i.indexrelid
                                                   and k.contype in ('p', 'u', 'x')) order by 1, 2`,
  `select tablename as name, 'policy ' || policyname || ' ' || lower(permissive) || ' for ' || lower(cmd) || ' to '
          || array_to_string(roles, ', ') || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '') as line
   from pg_policies where schemaname = 'public' order by 1, 2`,
  MAY,
  // Materialized: both are wide views of the catalogue, and one would be walked for every row of the other.
  `with whole as materialized (
     select table_name, privilege_type from information_schema.role_table_grants where grantee = 'purser_service'),
   columns as materialized (
     select table_name, privilege_type, column_name from information_schema.role_column_grants
     where table_schema = 'public' and grantee = 'purser_service')
   select table_name as name, 'may ' || lower(privilege_type) || ' (' || string_agg(column_name, ', ' order by column_name)
          || ')' as line
   from columns where (table_name, privilege_type) not in (select table_name, privilege_type from whole)
   group by table_name, privilege_type order by 1, privilege_type`,
]

async function views(pool: pg.Pool): Promise<readonly string[]> {
  const found = await rows(
    pool,
    `select relname as name, coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') as note,
            pg_get_viewdef(oid, true) as body
     from pg_class where relkind in ('v', 'm') and ${OURS('relnamespace')} order by 1`,
  )
  const may = grouped(await rows(pool, MAY))
  return found.map(({ name, note, body }) =>
    [`view ${name}${note}`, ...(may.get(name!) ?? []), body!.trimStart()].join('\n  '),
  )
}

async function routines(pool: pg.Pool): Promise<readonly string[]> {
  const found = await rows(
    pool,
    `select pg_get_functiondef(p.oid) as body from pg_proc p where ${OURS('p.pronamespace')}
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.proname`,
  )
  return found.map(({ body }) => body!.trim())
}

async function sequences(pool: pg.Pool): Promise<readonly string[]> {
  const found = await rows(
    pool,
    `select 'sequence ' || sequencename || ' ' || data_type || ' from ' || start_value || ' by ' || increment_by as line
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return found.map(({ line }) => line!)
}

type Row = Readonly<Record<string, string | null>>

const rows = async (pool: pg.Pool, query: string): Promise<readonly Row[]> =>
  (await pool.query<Row>(query)).rows

function grouped(found: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>()
  for (const { name, line } of found) lines.set(name!, [...(lines.get(name!) ?? []), line!])
  return lines
}
