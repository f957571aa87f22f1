import { describe, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { OUTSIDE, tenantGround } from './planted.ts'

const { owner, bound, plant, asClient, count, changed, removed, addition, query } = await tenantGround()

/** Tables of a client that a limited caller reads too, each with its reason. */
const OF_THE_CLIENT: Readonly<Record<string, string>> = {
  client: 'its own row: a clock, which it may not move',
  idempotency: 'found by the key alone, which is made of the caller and what it sent',
  numbering: 'the last position that was given: a count',
}

test('every table is bound to companies and workers too, or is listed with a reason', async () => {
  const { rows } = await owner.query<{ name: string; roles: string[] }>(`
    select c.relname as name, array(select distinct r.rolname::text from pg_policy p, pg_roles r
             where p.polrelid = c.oid and not p.polpermissive and r.oid = any (p.polroles) and p.polcmd in ('*', 'r')) as roles
    from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`)
  for (const { name, roles } of rows) {
    const isOpen = name in OUTSIDE || name in OF_THE_CLIENT
    expect([name, roles.sort()]).toEqual([name, isOpen ? [] : Object.keys(LIMITED).sort()])
  }
})

/** The roles of limited callers, and what each is bound by. */
const LIMITED = {
  purser_company: ({ company }: Bounds) => ({ 'purser.company': company }),
  purser_companies: ({ company }: Bounds) => ({ 'purser.companies': `${newId()},${company}` }),
  purser_worker: ({ company, worker }: Bounds) => ({ 'purser.company': company, 'purser.worker': worker }),
} as const

interface Bounds {
  readonly company: string
  readonly worker: string
}

test('a role of limited callers is nobody special, and does what the service does', async () => {
  const { rows } = await owner.query(
    `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication as special,
            (select array_agg(m.roleid::regrole::text) from pg_auth_members m where m.member = r.oid) as of
     from pg_roles r where rolname = any ($1) order by 1`,
    [Object.keys(LIMITED)],
  )
  expect(rows).toEqual(
    Object.keys(LIMITED)
      .sort()
      .map((rolname) => ({ rolname, special: false, of: ['purser_service'] })),
  )
})

const ofCompanies = bound.filter(({ columns }) => columns.some(({ name }) => name === 'company_id'))
const ofClient = bound.filter(({ name }) => name.startsWith('webhook_'))

describe.each([...ofCompanies, ...ofClient])('$name', ({ name, columns }) => {
  test('no other company’s rows, and no other worker’s, can be seen, changed or added', async () => {
    const client = newId()
    await plant(name, columns, client)
    const { rows } = await owner.query(`select to_jsonb(t) as row from ${name} t where client_id = $1`, [
      client,
    ])
    const { company_id: company, user_id: worker = newId() } = rows[0].row
    const others: [keyof typeof LIMITED, Bounds][] = [
      ['purser_company', { company: newId(), worker }],
      ['purser_companies', { company: newId(), worker }],
      ['purser_worker', { company: newId(), worker }],
      ['purser_worker', { company, worker: newId() }],
    ]
    for (const [role, bounds] of company === null ? [] : others) {
      const ask = <T>(what: () => Promise<T>) => asLimited(client, role, LIMITED[role](bounds), what)
      const isColleague = bounds.company === company
      expect([role, await ask(() => count(name))]).toEqual([
        role,
        isColleague && SHARED.includes(name) ? 1 : 0,
      ])
      expect(await ask(() => changed(name, columns))).toBe(0)
      expect(await ask(() => removed(name))).toBe(0)
      expect(await ask(() => addition(name, columns, client))).toMatch(/row-level security|permission denied/)
    }
    if (!company) return
    const own = (role: keyof typeof LIMITED) =>
      asLimited(client, role, LIMITED[role]({ company, worker }), () => count(name))
    expect([await own('purser_company'), await own('purser_companies')]).toEqual([1, 1])
    if (columns.some((column) => column.name === 'user_id')) expect(await own('purser_worker')).toBe(1)
  })
})

test('a worker holds the row of her company until the commit, and cannot change it', async () => {
  const [client, worker] = [newId(), newId()]
  await plant('company', bound.find(({ name }) => name === 'company')!.columns, client)
  const { rows } = await owner.query('select company_id as company from company where client_id = $1', [
    client,
  ])
  const { company } = rows[0]
  const held = (of: string) =>
    asLimited(client, 'purser_worker', LIMITED.purser_worker({ company: of, worker }), async () => {
      const locked = await query('select 1 from company for key share')
      const refusal = await query('update company set name = name').catch((error: Error) => error.message)
      return [locked.rowCount, refusal]
    })
  expect(await held(company)).toEqual([
    1,
    expect.stringContaining('row-level security policy "worker_changes"'),
  ])
  expect((await held(newId()))[0]).toBe(0)
})

/** What a company shows to everyone who works there. */
const SHARED: readonly string[] = [
  'benefit_plan',
  'company',
  'company_holiday',
  'labor_unit',
  'company_location',
  'data_key',
  'kyb_information',
  'pay_item_type',
  'pay_period',
  'pay_schedule',
  'state_registration',
  'time_off_policy',
  'time_tracking_policy',
]

const asLimited = <T>(
  clientId: string,
  role: string,
  settings: Readonly<Record<string, string>>,
  ask: () => Promise<T>,
): Promise<T> =>
  asClient(clientId, async () => {
    for (const [name, value] of Object.entries(settings))
      await query('select set_config($1, $2, true)', [name, value])
    await query(`set local role ${role}`)
    return ask()
  })
