import { distribute } from '../../src/store/copies/spread.ts'
import { ownerPool } from '../../src/store/database/connection.ts'
import { migrate } from '../../src/store/database/migrate.ts'
import { ask } from '../drill-ground.ts'
import type { Cluster } from './cluster.ts'
import { spreadDatabase } from './database.ts'

const EARLIER = 'purser_earlier'
/** The release that is led on: after it came tables by company and local ones, columns, indexes, policies and functions. */
const RELEASE = '0067_open_taxes.sql'

/**
 * The schema of an earlier release, spread, is migrated to the newest: every machine then has what spreading the newest
 * gives it. Answers how many migrations that were.
 */
export async function expectUpgrade(running: Cluster, newest: string): Promise<number> {
  await spreadDatabase(running, EARLIER, RELEASE)
  const owner = ownerPool(running.nodes[0].url(EARLIER), 1)
  const applied = await migrate(owner, { distribute }).finally(() => owner.end())
  for (const node of running.nodes) {
    const [is, should] = [await shapeOf(node.url(EARLIER)), await shapeOf(node.url(newest))]
    const differs = [
      ...is.filter((line) => !should.includes(line)),
      ...should.filter((line) => !is.includes(line)),
    ]
    if (differs.length > 0)
      throw new Error(`a migrated schema differs from a new one on port ${node.port}:\n${differs.join('\n')}`)
  }
  for (const node of running.nodes) await ask(node.url('postgres'), `drop database ${EARLIER} with (force)`)
  return applied.length
}

/** Columns with privileges, constraints, indexes, policies, triggers and what they call, of a machine's tables and parts. */
async function shapeOf(url: string): Promise<readonly string[]> {
  const rows = await ask<{ line: string }>(
    `${url}?options=${encodeURIComponent('-c citus.override_table_visibility=off')}`,
    `with lines as (
       select concat_ws(' ', c.relname, a.attname, format_type(atttypid, atttypmod), attnotnull,
                        pg_get_expr(d.adbin, d.adrelid), (select string_agg(x::text, ' ' order by x::text) from unnest(attacl) x)) as line
       from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = attnum
       where relkind = 'r' and relnamespace = 'public'::regnamespace
       union all
       select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace and conrelid <> 0
       union all
       select regexp_replace(indexdef, ' INDEX \\S+', ' INDEX') from pg_indexes where schemaname = 'public'
       union all
       select concat_ws(' ', polrelid::regclass, polname, polpermissive, polcmd, pg_get_expr(polqual, polrelid),
                        pg_get_expr(polwithcheck, polrelid)) from pg_policy
       union all
       select concat_ws(' ', tgrelid::regclass, regexp_replace(pg_get_triggerdef(oid), ' TRIGGER \\S+', ' TRIGGER')) from pg_trigger
       where not tgisinternal
       union all
       select concat_ws(' ', oid::regprocedure, provolatile, proconfig, prosrc) from pg_proc
       where oid in (select tgfoid from pg_trigger where not tgisinternal))
     select distinct regexp_replace(line, '_\\d{6,}', '', 'g') as line from lines order by 1`,
  )
  return rows.map(({ line }) => line)
}
