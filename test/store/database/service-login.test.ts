import pg from 'pg'
import { pino } from 'pino'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { startService, startWorker } from '../../../src/service/main.ts'
import {
  bulkPool,
  glancePool,
  mightyRoles,
  ownerPool,
  servicePool,
} from '../../../src/store/database/connection.ts'
import { serviceLogin, withLogin } from '../../../src/store/database/service-login.ts'
import { business } from '../../support/bodies.ts'
import { quietPool, testDatabase } from '../../support/database.ts'
import { service, testSettings } from '../../support/service.ts'
import { until } from '../../support/until.ts'

const { owner, databaseUrl, ok, stranger, url } = await service({ settings: { PURSER_RUNNERS: '2' } })
for (const call of [ok, stranger]) await call('companyOnboarding/createBusiness', business())
const [{ login, password }] = await credentials()
const address = withLogin(databaseUrl, { name: login, password })

const silent = pino({ level: 'silent' })

/** The login of the service here, with a password that the test gives it: its own is sealed. */
async function credentials(): Promise<[{ login: string; password: string }]> {
  const name = `purser_login_${new URL(databaseUrl).pathname.slice(1)}`
  await owner.query(`alter role ${name} password 'of-the-test'`)
  return [{ login: name, password: 'of-the-test' }]
}

test('F15: every connection of a running service is of its own login', async () => {
  const connections = async () =>
    (
      await owner.query<{ usename: string; count: number }>(
        `select usename, count(*)::int from pg_stat_activity
         where datname = current_database() and application_name = 'purser' group by 1`,
      )
    ).rows
  await fetch(`${url()}/metrics`)
  await fetch(`${url()}/readyz`)
  await until(async () => (await connections()).every(({ usename }) => usename === login))
  expect((await connections())[0]!.count).toBeGreaterThan(2)
})

test('F15: the login is a member of the roles of the service alone, and nobody special', async () => {
  const { rows } = await owner.query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit, rolcanlogin,
            array(select roleid::regrole::text from pg_auth_members where member = r.oid) as roles,
            (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned
     from pg_roles r where rolname = $1`,
    [login],
  )
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolinherit: false,
      rolcanlogin: true,
      roles: ['purser_service', 'purser_company', 'purser_companies', 'purser_worker'],
      owned: 0,
    },
  ])
})

const pools = [
  ['of requests, runners and webhooks', servicePool(address, 1)],
  ['of payrolls', bulkPool(address, 1)],
  ['of readiness', glancePool(address)],
] as const
afterAll(() => Promise.all(pools.map(([, pool]) => pool.end())))

/** What somebody would try who can run SQL of their own on a connection of the service. */
const attempts: readonly (readonly [string, RegExp])[] = [
  ['set role purser', /permission denied to set role/],
  ['set session authorization purser', /permission denied to set session authorization/],
  ['set session authorization default; set role purser', /permission denied to set role/],
  ['set role pg_read_all_data', /permission denied to set role/],
  ['set role pg_execute_server_program', /permission denied to set role/],
  ['alter role current_user superuser', /permission denied|must be superuser|Only roles with/],
  [`alter role "${login}" bypassrls`, /permission denied|must be superuser|Only roles with/],
  [`grant purser to "${login}"`, /permission denied|must have admin option/],
  ['grant purser to purser_service', /permission denied|must have admin option/],
  ['create role mine login superuser', /permission denied/],
  ['alter table company disable row level security', /must be owner/],
  ['alter table company owner to purser_service', /must be owner/],
  ['drop policy tenant on company', /must be owner/],
  ['create policy mine on company using (true)', /must be owner/],
  ['create table mine (n int)', /permission denied for schema public/],
  ['create function mine() returns int language sql return 1', /permission denied for schema public/],
  [
    'create or replace function current_client() returns uuid language sql return null::uuid',
    /permission denied|must be owner/,
  ],
  ["copy company to program 'cat'", /permission denied/],
  ["copy company to '/tmp/company'", /permission denied/],
  ["select pg_read_file('postgresql.conf')", /permission denied for function/],
  ["select pg_ls_dir('.')", /permission denied for function/],
  ["select lo_import('/etc/passwd')", /permission denied for function/],
  ['select * from pg_authid', /permission denied/],
  ['alter system set row_security = off', /permission denied/],
  ["set session_replication_role = 'replica'", /permission denied/],
  ['set row_security = off; select * from company', /row-level security/],
  ['create extension dblink', /permission denied/],
  ["load 'auto_explain'", /./],
  ['select pg_reload_conf()', /permission denied/],
  ['select * from house_secret', /permission denied/],
  ['truncate company', /permission denied/],
]

describe.each(pools)('F15: the pool %s', (_, pool) => {
  test.each(attempts)('%s is refused', async (statement, refusal) => {
    const client = await pool.connect()
    try {
      await expect(client.query(statement)).rejects.toThrow(refusal)
    } finally {
      client.release(true)
    }
  })

  test.each(['set role none', 'reset role', 'set role none; reset role', 'reset all', 'discard all'])(
    '%s shows no company',
    async (statement) => {
      const client = await pool.connect()
      onTestFinished(() => client.release(true))
      await client.query(statement)
      const { rows } = await client.query<{ me: string }>('select current_user as me')
      expect([login, 'purser_service']).toContain(rows[0]!.me)
      const seen = await client.query('select count(*)::int as n from company').then(
        (found) => found.rows[0].n as number,
        (error: Error) => error.message,
      )
      expect([0, 'permission denied for table company']).toContain(seen)
    },
  )

  test('has no role to become that is mighty', async () => {
    expect(await mightyRoles(pool)).toEqual([])
  })
})

test('F15: the owner is mighty, and so is a login that may become it', async () => {
  const asOwner = ownerPool(databaseUrl, 1)
  expect((await mightyRoles(asOwner))[0]).toBe('purser')
  await asOwner.end()
})

test('F15: a login whose password changed gets its own back, and one that is missing is made', async () => {
  const database = await testDatabase()
  const asOwner = ownerPool(database.url, 1)
  const secret = Buffer.alloc(32, 9)
  const first = await serviceLogin(asOwner, database.url, secret)
  await asOwner.query(`alter role purser_login_${database.name} password 'another'`)
  expect(await serviceLogin(asOwner, database.url, secret)).toBe(first)
  await asOwner.query(`drop role purser_login_${database.name}`)
  const twins = await Promise.all([1, 2, 3].map(() => serviceLogin(asOwner, database.url, secret)))
  expect(new Set(twins)).toEqual(new Set([first]))
  expect(first).not.toBe(database.url)

  const client = new pg.Client({ connectionString: first })
  await client.connect()
  expect((await client.query('select session_user as me')).rows).toEqual([
    { me: `purser_login_${database.name}` },
  ])
  await client.end()
  await asOwner.end()
})

/** As docs/operations/deployment.md has them made. */
const ROLES = 'purser_service, purser_company, purser_companies, purser_worker'

/** An owner who is no superuser, as most servers of others give one. */
async function plainOwner(name: string, attributes: string): Promise<string> {
  const database = await testDatabase()
  const server = quietPool({ connectionString: database.url, max: 1 })
  await server.query(`create role ${name} login ${attributes} password 'plain'`)
  await server.query(`create database ${name} owner ${name}`)
  afterAll(async () => {
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  if (attributes === 'nocreaterole') await server.query(`grant ${ROLES} to ${name} with admin option`)
  const own = new URL(withLogin(database.url, { name, password: 'plain' }))
  own.pathname = `/${name}`
  return own.href
}

const production = { PURSER_ENVIRONMENT: 'production', PURSER_BANK_ROUTING_NUMBER: '121000358' }
const strong = { PURSER_SECRET_KEY: 'a-secret-that-is-long-enough', PURSER_CLIENTS: '' }

test.each([
  ['an API process', startService],
  ['a worker', startWorker],
])('F15: where the owner may not create roles, %s of production does not start', async (what, start) => {
  const name = `plain_${what.replace(/\W/g, '').toLowerCase()}`
  const settings = { DATABASE_URL: await plainOwner(name, 'nocreaterole'), ...strong }
  await expect(start(testSettings({ ...settings, ...production }), silent)).rejects.toThrow(
    new RegExp(
      `cannot connect by its own login, purser_login_${name}: .*permission denied[^]*PURSER_OWNER_URL`,
    ),
  )
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => said.push(line) })
  const running = await start(testSettings(settings), log)
  await running.stop()
  expect(said.join('')).toContain('this sandbox connects as the owner')
})

test('F15: the operator’s own login serves; one that can become the owner does not in production', async () => {
  const ownersUrl = await plainOwner('plain_operator', 'nocreaterole')
  await owner.query(`create role plain_login login noinherit password 'login' in role ${ROLES}`)
  const given = withLogin(ownersUrl, { name: 'plain_login', password: 'login' })
  const settings = { PURSER_OWNER_URL: ownersUrl, DATABASE_URL: given, ...strong, ...production }
  const running = await startService(testSettings(settings), silent)
  await running.stop()

  await owner.query('grant plain_operator to plain_login')
  await expect(startService(testSettings(settings), silent)).rejects.toThrow(
    'Connections of the service can become plain_operator',
  )
})
