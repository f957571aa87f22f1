import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startService } from '../../src/service/main.ts'
import { spread } from '../../src/store/copies/tables.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { business, user } from '../support/bodies.ts'
import { callerOf, send } from '../support/caller.ts'
import { recordingPool } from '../support/recording.ts'
import { clients, service, succeeded, testSettings } from '../support/service.ts'

/** Two processes of one database; what the second asks of it is counted. */
const { ok, owner, databaseUrl } = await service()
const { pool, record } = recordingPool(servicePool(databaseUrl, 4))
const settings = testSettings({ DATABASE_URL: databaseUrl, PURSER_BODY_LIMIT: '2048' })
const twin = await startService(settings, pino({ level: 'silent' }), { pool })
afterAll(async () => {
  await twin.stop()
  await pool.end()
})
const there = callerOf(() => twin.address, clients.first)

const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const { userId } = (await ok('adminPortal/addUser', user(companyId))).user
const readUser = (client: string = clients.first) =>
  there('reports/getUser', { companyId, userId }, { client })

const newKey = async (scopes: readonly string[]) => {
  const { apiKey } = await ok('operator/createApiKey', { scopes })
  return { apiKeyId: apiKey.apiKeyId as string, client: `${apiKey.clientID}:${apiKey.SecretKey}` }
}

test('a read takes the round trips that it must: the opening with the noun, then the audit row with the commit', async () => {
  await readUser()
  const { statements, trips } = await record(readUser)
  expect(statements.map((text) => text.trim().slice(0, 9))).toEqual([
    'begin iso', // the transaction
    'set local', // whose it is
    'select c.', // the clock, and the key again
    'select w.', // the user, whole
    'insert in', // the audit row
    'commit',
  ])
  expect(trips).toBe(2)
})

test('a read that discloses nothing waits once', async () => {
  const reads = () => there('reports/getCompanies')
  await reads()
  const { statements, trips } = await record(reads)
  expect(trips).toBeLessThanOrEqual(3)
  expect(statements.length).toBeLessThanOrEqual(6)
})

test('a write takes four round trips: the opening with what it checks, the rows, what changed, the end', async () => {
  const add = () => there('adminPortal/addUser', user(companyId))
  succeeded('adminPortal/addUser')(await add())
  const { statements, trips } = await record(add)
  expect(trips).toBe(4)
  expect(statements).toHaveLength(12)
})

test('a key takes one round trip more: it is taken first, and its reply is kept with the commit', async () => {
  let keys = 0
  const add = () =>
    there('adminPortal/addUser', user(companyId), { headers: { 'idempotency-key': `trip-${++keys}` } })
  succeeded('adminPortal/addUser')(await add())
  const { statements, trips } = await record(add)
  expect(trips).toBe(5)
  expect(statements).toHaveLength(15)
})

test('a key that was ended elsewhere is refused at its next request, whatever it asks, and told nothing else', async () => {
  const asks: readonly ((client: string) => ReturnType<typeof send>)[] = [
    readUser,
    (client) => there('reports/getUser', { companyId: 'no id' }, { client }),
    (client) => there('adminPortal/addUser', user(companyId), { client }),
    (client) => there('payroll/initiatePayroll', { companyId }, { client }),
    (client) => there('reports/getUser', {}, { client, verb: 'DELETE' }),
    (client) => there('reports/noSuchThing', {}, { client }),
    (client) => send(`${twin.address}/reports/getUser`, { text: '{', client }),
    (client) =>
      send(`${twin.address}/reports/getUser`, {
        text: 'x',
        client,
        headers: { 'content-type': 'text/plain' },
      }),
    (client) => send(`${twin.address}/reports/getUser`, { text: ' '.repeat(2049), client }),
  ]
  const people = async () => (await owner.query('select from worker')).rowCount
  for (const ask of asks) {
    const { apiKeyId, client } = await newKey(['read', 'people', 'payroll.run'])
    expect((await readUser(client)).status).toBe(200)
    expect((await ask(client)).status).not.toBe(401)
    const before = await people()
    await ok('operator/revokeApiKey', { apiKeyId, graceHours: 0 })
    const reply = await ask(client)
    expect([reply.status, reply.body.error.message]).toEqual([401, 'Missing or invalid credentials'])
    expect(Object.keys(reply.headers).filter((name) => /^(ratelimit|purser)-/.test(name))).toEqual([])
    expect(await people()).toBe(before)
    expect((await readUser(client)).status).toBe(401)
    await owner.query('delete from wrong_secret')
  }
})

test('reads that come at once leave an audit row each, and none is answered when the key was ended as they waited', async () => {
  const { apiKeyId, client } = await newKey(['read'])
  expect((await readUser(client)).status).toBe(200)
  const held = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
  const told = Array.from({ length: 20 }, () => readUser(client))
  for (const connection of held) connection.release()
  expect((await Promise.all(told)).map(({ status }) => status)).toEqual(told.map(() => 200))
  const { rowCount } = await owner.query('select from audit where actor = $1', [`key:${apiKeyId}`])
  expect(rowCount).toBe(21)

  const again = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
  const refused = Array.from({ length: 20 }, () => readUser(client))
  await ok('operator/revokeApiKey', { apiKeyId, graceHours: 0 })
  for (const connection of again) connection.release()
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 401))
  await owner.query('delete from wrong_secret')
})

test('a key that may do less than it did is held to that at its next request', async () => {
  const { apiKeyId, client } = await newKey(['read', 'people'])
  const add = () => there('adminPortal/addUser', user(companyId), { client })
  expect((await add()).status).toBe(200)
  await owner.query(`update api_key set scopes = '{read}' where api_key_id = $1`, [apiKeyId])
  expect((await add()).status).toBe(403)
  expect((await readUser(client)).status).toBe(200)
  await owner.query('update api_key set expires_at = now() where api_key_id = $1', [apiKeyId])
  expect((await readUser(client)).status).toBe(401)
})

test('a key that is limited to a company sees no other, however often it came in', async () => {
  const other = (await ok('companyOnboarding/createBusiness', business())).registration
  const { apiKey } = await ok('operator/createApiKey', { scopes: ['read'], companyIds: [companyId] })
  const client = `${apiKey.clientID}:${apiKey.SecretKey}`
  for (let n = 0; n < 3; n++) {
    expect((await readUser(client)).status).toBe(200)
    const foreign = await there('reports/getCompanyTask', { companyId: other.companyId }, { client })
    expect(foreign).toMatchObject({ status: 400, body: { error: { message: 'Invalid CompanyId' } } })
  }
})

test('what a limited caller wrote is read as that caller; the service asks for no row of a company after it', async () => {
  const { apiKey } = await ok('operator/createApiKey', { scopes: ['people'], companyIds: [companyId] })
  const add = () =>
    there('adminPortal/addUser', user(companyId), { client: `${apiKey.clientID}:${apiKey.SecretKey}` })
  succeeded('adminPortal/addUser')(await add())
  const { statements } = await record(add)
  const roles = statements.filter((text) => /\brole\b/.test(text))
  expect(roles).toEqual([
    `select set_config('role', 'purser_company', true)`,
    `select set_config('role', 'purser_service', true)`,
  ])
  const byService = statements.slice(statements.indexOf(roles[1]!))
  const spreadTables = [...spread].flatMap(([table, kind]) => (kind === 'by company' ? [table] : []))
  const asked = new RegExp(`\\b(from|join|into|update) (${spreadTables.join('|')})\\b`)
  expect(byService.filter((text) => asked.test(text))).toEqual([])
})

test('a clock that moved elsewhere is right at the next request', async () => {
  await there('sandbox/getClock')
  await ok('sandbox/advanceClock', { days: 40 })
  const { clock } = (await there('sandbox/getClock')).body
  const { today } = (await ok('sandbox/getClock')).clock
  expect(clock.today).toBe(today)
})
