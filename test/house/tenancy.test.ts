import type pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { type Column, columnsOf, rowFor } from '../store/database/rows.ts'
import { quietPool, testDatabase } from '../support/database.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 2 })
const pool = servicePool(url, 2)
afterAll(() => Promise.all([owner.end(), pool.end()]))

/** Tables that are not bound to a tenant, each with its reason. */
const OUTSIDE: Readonly<Record<string, string>> = {
  account: 'read to learn who calls, before a client is known',
  api_key: 'read to learn who calls, before a client is known',
  ach_file_day: 'a day and how many files our bank got on it, of every client',
  agenda: 'searched over all clients by the runners; ids and task names only',
  finding: 'of the operator, over all clients; the service role may not even read it',
  bank_place: 'where files go to and returns come from: our own bank, of no client',
  bank_return_file: 'names and hashes of files that came back, whoever they concern',
  house_secret: 'of the whole service; the service role may not even read it',
  migration: 'of the schema; the service role may not even read it',
  wrong_secret: 'counted before a client is known; keyed hashes and counts',
  rule: 'law codes and names: the same for everyone',
  verification: 'how far the nightly verification is; the service role may not even read it',
}

/** Tables that may also be read, never changed, by a search that is bound to no client. */
const SEARCHED: Readonly<Record<string, string>> = {
  client: 'runners ask who is travelling; a client is an id and a clock',
  webhook_delivery: 'the delivery loop looks for what is due; ids and times',
}

const tables = await columnsOf(owner)
const bound = [...tables].filter(([name]) => !(name in OUTSIDE)).map(([name, columns]) => ({ name, columns }))

test('every table is bound to its tenant, or is listed with a reason', async () => {
  const { rows } = await owner.query<{ name: string; bound: boolean; policies: string[] }>(`
    select c.relname as name, c.relrowsecurity as bound,
           array(select pg_get_expr(polqual, polrelid) from pg_policy
                 where polrelid = c.oid and polqual is not null) as policies
    from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`)
  for (const { name, bound, policies } of rows) {
    const search = name in SEARCHED ? ['(current_client() IS NULL)'] : []
    const expected = name in OUTSIDE ? [] : [...search, '(client_id = current_client())']
    expect([name, bound, policies.sort()]).toEqual([name, !(name in OUTSIDE), expected.sort()])
  }
  expect(Object.keys(OUTSIDE).filter((name) => !tables.has(name))).toEqual([])
})

test.each([
  // table          what the service may do to a whole row   the columns that it may update
  ['audit', 'insert, select', ['hash', 'position']],
  ['event', 'delete, insert, select', ['position']],
  ['account', 'select', ['client_id']],
  ['api_key', 'select', []],
  ['client', 'insert, select', ['clock_offset', 'travel_at', 'travel_to']],
  ['data_key', 'insert, select', ['master_key_id', 'wrapped']],
  ['idempotency', 'delete, insert, select', ['reply']],
  ['wrong_secret', 'insert, select', ['ends_at', 'wrong']],
  ['house_secret', '', []],
  ['migration', '', []],
  ['finding', '', []],
  ['verification', '', []],
  ['money_seal', 'insert, select', []],
  ['money_unsealed', 'delete, insert, select', []],
  ['transfer', 'insert, select', ['ach_file_id', 'return_code', 'settled_at', 'status']],
  ['paycheck', 'insert, select', ['cancelled_at', 'voided_at']],
  ['ledger_account', 'insert, select', []],
  ['ach_file_day', 'insert, select', ['files']],
  ['bank_place', 'select', []],
  ['bank_return_file', 'insert, select', []],
])('%s: the service may %s, and update %j', async (name, privileges, columns) => {
  const { rows } = await owner.query<{ granted: string }>(
    `select string_agg(p, ', ' order by p) as granted from unnest(array['select', 'insert', 'delete', 'truncate',
     'references', 'trigger']) p where has_table_privilege('purser_service', $1, p)`,
    [name],
  )
  expect(rows[0]!.granted ?? '').toBe(privileges)
  const updatable = tables.get(name)!.filter((column) => column.updatable)
  expect(updatable.map((column) => column.name).sort()).toEqual(columns)
})

test('every view reads with the rights of who asks', async () => {
  const { rows } = await owner.query(
    `select relname from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
     and not coalesce(reloptions @> '{security_invoker=true}', false)`,
  )
  expect(rows).toEqual([])
})

test('F15: what acts as the owner fixes its search path, takes at most a number, and is for the service alone', async () => {
  const { rows } = await owner.query<{ name: string; path: string; takes: string; users: string[] }>(
    `select proname as name, array_to_string(proconfig, ';') as path, pg_get_function_identity_arguments(p.oid) as takes,
            array(select distinct coalesce(nullif(grantee, 0)::regrole::text, 'public') from aclexplode(proacl)
                  where grantee <> proowner) as users
     from pg_proc p where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { name, path, takes, users } of rows) {
    const isNarrow = /^(\w+ integer|OUT .*)?$/.test(takes)
    expect({ name, path, isNarrow, users }).toEqual({
      name,
      path: 'search_path=pg_catalog, public, pg_temp',
      isNarrow: true,
      users: ['purser_service'],
    })
  }
})

test('the service role owns nothing, is nobody special and can make nothing', async () => {
  const { rows } = await owner.query(`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication,
           (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned,
           (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
           has_schema_privilege(oid, 'public', 'create') as creates
    from pg_roles r where rolname = 'purser_service'`)
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      rolreplication: false,
      owned: 0,
      memberships: 0,
      creates: false,
    },
  ])
  expect((await pool.query('select current_user as me')).rows).toEqual([{ me: 'purser_service' }])
})

describe.each(bound)('$name', ({ name, columns }) => {
  test('one client’s rows can neither be seen nor changed nor added by another', async () => {
    const [mine, theirs] = [newId(), newId()]
    await plant(name, columns, mine)

    expect(await asClient(mine, () => count(name))).toBe(1)
    for (const client of [theirs, '', undefined]) {
      const seen = await asClient(client, () => count(name))
      expect(seen).toBe(!client && name in SEARCHED ? 1 : 0)
      expect(await asClient(client, () => changed(name, columns))).toBe(0)
      expect(await asClient(client, () => removed(name))).toBe(0)
      expect(await asClient(client, () => addition(name, columns, mine))).toMatch(
        /row-level security|permission denied/,
      )
    }
  })
})

/** A row that satisfies the types; the constraints between tables are not what is tested here. */
async function plant(name: string, columns: readonly Column[], clientId: string): Promise<void> {
  await owner.query(await unconstrained(name))
  const { text, values } = rowFor(name, columns, clientId)
  const client = await owner.connect()
  await client.query('set session_replication_role = replica')
  await client.query(text, values).finally(() => client.query('reset session_replication_role'))
  client.release()
}

async function unconstrained(name: string): Promise<string> {
  const { rows } = await owner.query<{ conname: string }>(
    "select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [name],
  )
  return rows.map(({ conname }) => `alter table ${name} drop constraint ${conname};`).join('')
}

async function asClient<T>(clientId: string | undefined, ask: () => Promise<T>): Promise<T> {
  current = await pool.connect()
  try {
    await current.query('begin')
    if (clientId !== undefined)
      await current.query("select set_config('purser.client', $1, true)", [clientId])
    return await ask()
  } finally {
    await current.query('rollback')
    current.release()
  }
}

let current: pg.PoolClient

const count = async (name: string) =>
  Number((await current.query(`select count(*) as n from ${name}`)).rows[0].n)

/** Through a column that the role may update, if there is one. */
async function changed(name: string, columns: readonly Column[]): Promise<number> {
  const column = columns.find(({ updatable }) => updatable)
  return column ? (await current.query(`update ${name} set ${column.name} = ${column.name}`)).rowCount! : 0
}

const removed = (name: string) =>
  current.query('savepoint s').then(() =>
    current.query(`delete from ${name}`).then(
      ({ rowCount }) => rowCount!,
      (error: Error) => {
        expect(error.message).toMatch(/permission denied/)
        return current.query('rollback to s').then(() => 0)
      },
    ),
  )

async function addition(name: string, columns: readonly Column[], clientId: string): Promise<string> {
  if (name === 'client') return 'row-level security does not apply: a new client is nobody’s'
  const { text, values } = rowFor(name, columns, clientId)
  return current.query(text, values).then(
    () => 'added',
    (error: Error) => error.message,
  )
}
