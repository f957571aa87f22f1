import type pg from 'pg'
import { spread } from '../../src/store/copies/tables.ts'

/**
 * Spreads a migrated database over the machines of a Citus cluster, as src/store/copies/tables.ts declares its tables.
 * Foreign keys are taken off and put back, because a table is spread before what names it.
 */
export async function distribute(owner: pg.Pool): Promise<void> {
  const keys = await foreignKeys(owner)
  for (const { table, name } of keys) await owner.query(`alter table ${table} drop constraint ${name}`)
  for (const statement of await policies(owner)) await owner.query(statement)
  for (const statement of placements()) await owner.query(statement)
  for (const { table, name, definition } of keys.filter(isKept))
    await owner.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const statement of await grants(owner)) await owner.query(statement)
  for (const statement of FUNCTIONS) await owner.query(statement)
  for (const role of ROLES) await owner.query(`alter role ${role} login`)
}

/** Migration 0075 says why the first is stable here. */
const FUNCTIONS = ['alter function new_id(uuid) stable', `select create_distributed_function('new_id(uuid)')`]

/** The coordinator speaks to a worker as who asks, so that row-level security binds there too. */
const ROLES = ['purser_service', 'purser_company', 'purser_companies', 'purser_worker']

/**
 * What is local stays a plain table, as on any PostgreSQL. A transaction over such tables and one worker would commit
 * there and here without being prepared. So the one table that every writing transaction writes last is known to Citus:
 * its row makes the commit two-phase, for all that the transaction wrote.
 */
const PREPARING = 'audit'

const placements = (): readonly string[] => {
  const of = (kind: string) => [...spread].flatMap(([table, each]) => (each === kind ? [table] : []))
  const [first, ...others] = of('by company')
  return [
    ...of('everywhere').map((table) => `select create_reference_table('${table}')`),
    `select create_distributed_table('${first}', 'company_id')`,
    ...others.map(
      (table) => `select create_distributed_table('${table}', 'company_id', colocate_with => '${first}')`,
    ),
    `select citus_add_local_table_to_metadata('${PREPARING}')`,
  ]
}

interface ForeignKey {
  readonly table: string
  readonly parent: string
  readonly name: string
  readonly definition: string
}

/** What is spread cannot name what is local: a company its client, nor an audit row. */
export const isKept = ({ table, parent }: Pick<ForeignKey, 'table' | 'parent'>): boolean =>
  spread.get(table) === 'local'
    ? spread.get(parent) === 'local' && table !== PREPARING
    : spread.get(parent) !== 'local'

async function foreignKeys(owner: pg.Pool): Promise<readonly ForeignKey[]> {
  const { rows } = await owner.query<ForeignKey>(
    `select conrelid::regclass::text as "table", confrelid::regclass::text as parent, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  )
  return rows
}

/**
 * Citus takes no policy with a query in it. That of several companies is only there to be asked once. Of a worker, what
 * belongs to her by way of another table is held by the company here, and by the operation itself.
 */
async function policies(owner: pg.Pool): Promise<readonly string[]> {
  const { rows } = await owner.query<{ table: string; policy: string; held: string }>(
    `select polrelid::regclass::text as "table", polname as policy, pg_get_expr(polqual, polrelid) as held from pg_policy
     where pg_get_expr(polqual, polrelid) ~* 'select'`,
  )
  const known = rows.filter(({ table }) => table === PREPARING || spread.get(table) !== 'local')
  return known.map(({ table, policy, held }) => {
    const asked = held.replaceAll(ASKED_ONCE, 'current_companies()')
    return `alter policy ${policy} on ${table} using (${/select/i.test(asked) ? 'company_id = current_company()' : asked})`
  })
}

/** As PostgreSQL prints it. */
const ASKED_ONCE = '( SELECT current_companies() AS current_companies)'

/** Privileges on columns do not reach the shards by themselves, neither now nor when a shard is moved. */
async function grants(owner: pg.Pool): Promise<readonly string[]> {
  const { rows } = await owner.query<{ table: string; grant: string }>(
    `select c.relname as "table", format('grant %s (%s) on %%s to %I', lower(privilege_type),
            string_agg(quote_ident(attname), ', ' order by attnum), grantee::regrole) as grant
     from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(attacl)
     where relnamespace = 'public'::regnamespace group by c.relname, privilege_type, grantee order by 1, 2`,
  )
  return rows
    .filter(({ table }) => spread.get(table) !== 'local')
    .map(({ table, grant }) => `select run_command_on_placements('${table}', '${grant}')`)
}
