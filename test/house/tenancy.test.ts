import { describe, expect, test } from 'vitest'
import { DELETABLE, userMachine } from '../../src/domain/people/user-status.ts'
import { newId } from '../../src/kernel/ids.ts'
import { OUTSIDE, tenantGround } from './planted.ts'

const { owner, pool, tables, bound, plant, asClient, count, changed, removed, addition } =
  await tenantGround()

/** Tables that may also be read, never changed, by a search that is bound to no client. */
const SEARCHED: Readonly<Record<string, string>> = {
  client: 'runners ask who is travelling; a client is an id and a clock',
  passkey: 'looked up to learn who signs in, before a client is known',
  sign_in: 'looked up to learn who signs in, before a client is known; hashes and sealed text',
  webhook_delivery: 'the delivery loop looks for what is due; ids and times',
}

test('every table is bound to its tenant, or is listed with a reason', async () => {
  const { rows } = await owner.query<{ name: string; bound: boolean; policies: string[] }>(`
    select c.relname as name, c.relrowsecurity as bound,
           array(select pg_get_expr(polqual, polrelid) from pg_policy
                 where polrelid = c.oid and polpermissive and polqual is not null) as policies
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
  ['place_register', '', []],
  ['finding', '', []],
  ['verification', '', []],
  ['money_seal', 'insert, select', []],
  ['money_unsealed', 'delete, insert, select', []],
  ['transfer', 'insert, select', ['ach_file_id', 'return_code', 'settled_at', 'status']],
  ['paycheck', 'insert, select', ['cancelled_at', 'voided_at']],
  ['ledger_account', 'insert, select', ['open_from']],
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

/** They write rows of the client that the transaction is bound to, and of no other. */
const BOUND = ['add_api_key', 'end_api_key', 'end_sessions_of']

/** Asked before a client is known: by an address, which gives ids alone, and by the hash of a token of 256 bits. */
const AT_THE_DOOR = ['clients_of_address', 'pay_change_at_door', 'session_at_door']

/** Of the request log alone, in batches of many clients: one adds what the door has seen, one deletes what is old. */
const LOGS = ['add_requests', 'sweep_requests']

test('F15: what acts as the owner fixes its search path, takes at most a number, and is for the service alone', async () => {
  const { rows } = await owner.query<{ name: string; path: string; takes: string; users: string[] }>(
    `select proname as name, array_to_string(proconfig, ';') as path, pg_get_function_identity_arguments(p.oid) as takes,
            array(select distinct coalesce(nullif(grantee, 0)::regrole::text, 'public') from aclexplode(proacl)
                  where grantee <> proowner) as users
     from pg_proc p where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { name, path, takes, users } of rows) {
    const isNarrow =
      [...BOUND, ...AT_THE_DOOR, ...LOGS].includes(name) || /^(\w+ integer|OUT .*)?$/.test(takes)
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

test('the service removes a worker who has not begun, and nobody who may have been paid', async () => {
  const [client, columns] = [newId(), tables.get('worker')!]
  await plant('worker', columns, client)
  const removedAs = async (status: string) => {
    await owner.query('update worker set status = $1 where client_id = $2', [status, client])
    return asClient(client, () => removed('worker'))
  }
  for (const status of userMachine.states)
    expect([status, await removedAs(status)]).toEqual([status, Number(DELETABLE.includes(status))])
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
