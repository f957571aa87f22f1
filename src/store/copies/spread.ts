import type { Asks } from '../database/citus.ts'
import { ROLES } from '../database/opening.ts'
import { spread } from './tables.ts'

/**
 * Spreads over the machines of a Citus cluster what is not spread yet, as tables.ts declares it: all tables of a
 * database that was just migrated, and after a later migration those that it made. Foreign keys are taken off and put
 * back, because a table is spread before what names it.
 */
export async function distribute(owner: Asks): Promise<void> {
  const fresh = await unspread(owner)
  const keys = (await foreignKeys(owner)).filter(
    (key) => fresh.includes(key.table) || fresh.includes(key.parent) || !isKept(key),
  )
  for (const { table, name } of keys) await alone(owner, `alter table ${table} drop constraint ${name}`)
  for (const statement of await policies(owner)) await owner.query(statement)
  for (const table of fresh) await owner.query(placement(table))
  for (const { table, name, definition } of keys.filter(isKept))
    await owner.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const statement of await unvalidated(owner)) await owner.query(statement)
  for (const statement of [...(await grants(owner)), ...(await walls(owner))]) await owner.query(statement)
  await owner.query(NEW_IDS)
  // The coordinator speaks to a worker as who asks, so that row-level security binds there too.
  for (const role of ROLES) await owner.query(`alter role ${role} login`)
}

/** Migration 0075 says why it is stable here. */
const NEW_IDS = `do $$ begin
  if to_regprocedure('new_id(uuid)') is not null then
    alter function new_id(uuid) stable;
    perform create_distributed_function('new_id(uuid)');
  end if;
end $$`

/**
 * What is local stays a plain table, as on any PostgreSQL. A transaction over such tables and one worker would commit
 * there and here without being prepared. So the one table that every writing transaction writes last is known to Citus:
 * its row makes the commit two-phase, for all that the transaction wrote.
 */
const PREPARING = 'audit'

/** Tables that are there, belong on the workers or into the metadata, and are not there yet; in the order of the list. */
async function unspread(owner: Asks): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)`,
  )
  const plain = rows.map(({ name }) => name)
  return [...spread].flatMap(([table, kind]) =>
    plain.includes(table) && (kind !== 'local' || table === PREPARING) ? [table] : [],
  )
}

/** All by company beside the first. */
function placement(table: string): string {
  const kind = spread.get(table)
  if (kind === 'everywhere') return `select create_reference_table('${table}')`
  if (kind === 'local') return `select citus_add_local_table_to_metadata('${table}')`
  const [first] = [...spread.keys()]
  const beside = table === first ? '' : `, colocate_with => '${first}'`
  return `select create_distributed_table('${table}', 'company_id'${beside})`
}

/** On the coordinator alone: Citus looks for no key that it does not know. */
async function alone(owner: Asks, statement: string): Promise<void> {
  await owner.query('set citus.enable_ddl_propagation = off')
  await owner.query(statement)
  await owner.query('reset citus.enable_ddl_propagation')
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

async function foreignKeys(owner: Asks): Promise<readonly ForeignKey[]> {
  const { rows } = await owner.query<ForeignKey>(
    `select conrelid::regclass::text as "table", confrelid::regclass::text as parent, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  )
  return rows
}

/**
 * Citus makes every policy of a part permissive: what restricts a limited caller would be one more way to see a row. So
 * each says all of its own role there: of the service that it is nobody else, of the others whose client it is as well.
 * Nor does it take a policy with a query in it. That of several companies is only there to be asked once. Of a worker, what
 * belongs to her by way of another table is held by the company here, and by the operation itself. What restricts everyone
 * shows nobody more than the service sees, and becomes a wall of the parts afterwards.
 */
export async function policies(owner: Asks): Promise<readonly string[]> {
  const { rows } = await owner.query<Policy>(
    `select polrelid::regclass::text as "table", polname as policy, polpermissive as permissive, ${OF_EVERYONE} as common,
            pg_get_expr(polqual, polrelid) as held, pg_get_expr(polwithcheck, polrelid) as checked
     from pg_policy order by 1, 2`,
  )
  return rows.flatMap(({ table, policy, permissive, common, ...said }) => {
    if (spread.get(table) !== 'by company' && table !== PREPARING) return []
    const whole = (text: string | null) => text && wholly(routable(text), { table, permissive, common })
    const [held, checked] = [whole(said.held), whole(said.checked)]
    if (held === said.held && checked === said.checked) return []
    const parts = [held ? ` using (${held})` : '', checked ? ` with check (${checked})` : '']
    return [`alter policy ${policy} on ${table}${parts.join('')}`]
  })
}

interface Policy {
  readonly table: string
  readonly policy: string
  readonly permissive: boolean
  /** Of every role. */
  readonly common: boolean
  readonly held: string | null
  readonly checked: string | null
}

function routable(text: string): string {
  const asked = text.replaceAll(ASKED_ONCE, 'current_companies()')
  return /select/i.test(asked) ? '(company_id = current_company())' : asked
}

/** As PostgreSQL prints it, so that it is done once. That of the table in the metadata stays as it is, on the coordinator. */
function wholly(
  text: string,
  { table, permissive, common }: Pick<Policy, 'table' | 'permissive' | 'common'>,
): string {
  if (table === PREPARING || text === 'false' || /CURRENT_USER|current_client\(\)\) AND/.test(text))
    return text
  if (common && !permissive) return `${OF_SERVICE}${text})`
  return permissive
    ? `(${text} AND (CURRENT_USER = 'purser_service'::name))`
    : `((client_id = current_client()) AND ${text})`
}

/** As PostgreSQL prints it. */
const ASKED_ONCE = '( SELECT current_companies() AS current_companies)'

const OF_EVERYONE = `polroles = '{0}'`
const OF_SERVICE = `((client_id = current_client()) AND (CURRENT_USER = 'purser_service'::name) AND `

/** What restricts everyone does so on the parts too. As privileges on columns, that is not so of a part that was moved. */
export async function walls(owner: Asks): Promise<readonly string[]> {
  const { rows } = await owner.query<{ table: string; policy: string; command: string; held: string }>(
    `select polrelid::regclass::text as "table", quote_ident(polname) as policy, pg_get_expr(polqual, polrelid) as held,
            case polcmd when 'r' then 'select' when 'w' then 'update' when 'd' then 'delete' else 'all' end as command
     from pg_policy where not polpermissive and ${OF_EVERYONE} order by 1, 2`,
  )
  return rows
    .filter(({ table, held }) => spread.get(table) === 'by company' && held.startsWith(OF_SERVICE))
    .flatMap(({ table, policy, command, held }) =>
      [
        `drop policy ${policy} on %s`,
        `create policy ${policy} on %s as restrictive for ${command} using (${held.slice(OF_SERVICE.length, -1)})`,
      ].map((words) => `select run_command_on_placements('${table}', $part$${words}$part$)`),
    )
}

/** A key that got no name from the migration that added it: Citus does not ask it of the rows that are there. */
async function unvalidated(owner: Asks): Promise<readonly string[]> {
  const { rows } = await owner.query<{ statement: string }>(
    `select distinct regexp_split_to_table(result, e'\\n') as statement from run_command_on_workers($worker$
       select coalesce(string_agg(format('alter table %s validate constraint %I', conrelid::regclass, conname), e'\\n'), '')
       from pg_constraint where contype = 'f' and not convalidated and conrelid in (select logicalrelid from pg_dist_partition)
     $worker$) where success and result <> '' order by 1`,
  )
  return rows.map(({ statement }) => statement)
}

/** Privileges on columns do not reach the shards by themselves, neither now nor when a shard is moved. */
async function grants(owner: Asks): Promise<readonly string[]> {
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
