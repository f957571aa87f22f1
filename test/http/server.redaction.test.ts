import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { exampleOf } from '../../src/wire/fields/example.ts'
import { business, user } from '../support/bodies.ts'
import { send } from '../support/caller.ts'
import { purser } from '../support/cli.ts'
import { clients, MASTER_KEY, service } from '../support/service.ts'

/** What nobody may find in a log, whatever is called and however it fails. */
const planted = {
  ssn: '219-66-7788',
  ein: '47-7766554',
  dateOfBirth: '1967-08-23',
  accountNumber: '778866554433',
  firstName: 'Plantagenet',
  lastName: 'Plantelot',
  email: 'plant@planted.example',
  address1: '77 Planted Street',
  phoneNumber: '4045557788',
  fileBase64: Buffer.from('planted document').toString('base64'),
  idempotencyKey: 'planted-idempotency-key',
  wrongSecret: 'planted-wrong-secret',
  smtpPassword: 'planted-smtp-password',
  databasePassword: 'planted-database-password',
  metricsToken: 'planted-metrics-token',
}
/** Known before, or told by the service on the way. */
const secrets = new Set<string>([
  ...Object.values(planted),
  'secret-of-first-and-nobody-else',
  'secret-of-stranger-and-nobody',
  MASTER_KEY,
])

/** Refuses every delivery and says it all again. */
const hooks = createServer((request, response) =>
  request.pipe(response.writeHead(500, request.headers as never)),
)
await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve))
afterAll(() => void hooks.close())
const { url, call, ok, owner, log } = await service({
  settings: {
    PURSER_RUNNERS: '1',
    PURSER_LOG_LEVEL: 'debug',
    PURSER_SMTP_URL: `smtp://planted:${planted.smtpPassword}@127.0.0.1:1`,
    PURSER_METRICS_TOKEN: planted.metricsToken,
    PURSER_WEBHOOK_RETRIES: '1 1',
  },
})

/** The example of an operation with our words in place of its own, wherever a field has the name of one. */
const spiked = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => spiked(item, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spiked(inner, name)]))
  }
  return typeof value === 'string' && key in planted ? planted[key as keyof typeof planted] : value
}
const headers = { 'Idempotency-Key': planted.idempotencyKey }

async function everyOperation(): Promise<readonly number[]> {
  const statuses: number[] = []
  for (const { address, body } of operations) {
    const own = { 'Idempotency-Key': `${planted.idempotencyKey}/${address}` }
    const { status } = await call(address, spiked(exampleOf(body)) as object, { headers: own })
    statuses.push(status)
  }
  return statuses
}

beforeAll(async () => {
  const sent = spiked(business()) as ReturnType<typeof business>
  const { companyId } = (await ok('companyOnboarding/createBusiness', sent, { headers })).registration
  await call('companyOnboarding/createBusiness', sent)
  // A worker whose invitation cannot be sent, and an endpoint that answers with what it was sent.
  const { userId } = (await ok('adminPortal/addUser', spiked(user(companyId)) as object)).user
  const wage = operations.find(({ address }) => address === 'adminPortal/addUserWage')!
  const { userWage } = exampleOf(wage.body) as { userWage: object }
  await ok('adminPortal/addUserWage', { userWage: { ...userWage, companyId, userId } })
  const { webhookEndpoint } = await ok('adminPortal/addWebhookEndpoint', {
    webhookEndpoint: { url: `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/` },
  })
  secrets.add(webhookEndpoint.secret)
  const { webhookEndpointId } = webhookEndpoint
  const rotated = await ok('adminPortal/rotateWebhookSecret', { webhookEndpointId })
  secrets.add(rotated.webhookEndpoint.secret)
  await ok('adminPortal/sendTestWebhookEvent', { webhookEndpointId })
  await ok('sandbox/advanceClock', { days: 1 })
  const client = `first:${planted.wrongSecret}`
  await send(`${url()}/reports/getCompanies`, { client, text: '{}' })
  await send(`${url()}/reports/getCompanies?ssn=${planted.ssn}`, { client, text: '{}' })
  await send(`${url()}/${planted.ssn}/${planted.accountNumber}`, { client: clients.first, text: '{}' })
  await send(`${url()}/metrics`, {
    verb: 'GET',
    headers: { authorization: `Bearer ${planted.metricsToken}` },
  })
  for (const text of [`{"ssn":"${planted.ssn}"`, `[${planted.accountNumber}]`, `"${planted.email}"`]) {
    await send(`${url()}/userOnboarding/addKycInformation`, { client: clients.first, text })
  }
})

/** As it is, without separators, in hex, and as a header or a field would carry it. */
const forms = (secret: string): readonly string[] => {
  const digits = secret.replaceAll(/\D/g, '')
  const spellings = [secret, ...(digits.length >= 9 ? [digits] : [])]
  return spellings.flatMap((spelling) => [
    spelling,
    Buffer.from(spelling).toString('hex'),
    Buffer.from(spelling).toString('base64'),
    Buffer.from(`first:${spelling}`).toString('base64'),
  ])
}

function expectNothingIn(text: string): void {
  for (const form of [...secrets].flatMap(forms)) expect(text.includes(form), form).toBe(false)
}

test('every operation is called with planted secrets; no log line has one', async () => {
  const statuses = await everyOperation()
  expect(new Set(statuses).has(500)).toBe(false)
  expect(log.length).toBeGreaterThan(operations.length)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20)
  expect(log.join('').includes('"task":"sendLetter"')).toBe(true)
  expectNothingIn(log.join(''))
})

test('every operation fails inside the database, and the log has the fault without its values', async () => {
  const from = log.length
  // What a request needs to get as far as the operation stays; every other table is closed to the service.
  const { rows } = await owner.query(`select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('account', 'api_key', 'client')`)
  const tables = rows.map(({ name }) => name).join()
  await owner.query(`revoke all on ${tables} from purser_service`)
  const statuses = await everyOperation()
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(50)
  const lines = log.slice(from).join('')
  expect(lines).toContain('"failed"')
  expect(lines).toContain('42501')
  expectNothingIn(lines)
})

test('the log of the bundled PostgreSQL, which has seen every failing statement, neither', () => {
  const socket = new URL(inject('postgresUrl').replace('///', '//x/')).searchParams.get('host')!
  const text = readFileSync(join(socket, '..', 'postgres.log'), 'utf8')
  expect(text).toContain('permission denied')
  expectNothingIn(text)
})

test('a command that cannot reach its database does not tell the password', async () => {
  const address = `postgresql://purser:${planted.databasePassword}@127.0.0.1:1/purser`
  for (const DATABASE_URL of [
    address,
    `${address}?sslmode=planted`,
    `postgresql//${planted.databasePassword}`,
  ]) {
    const ended = await purser(['migrate'], { DATABASE_URL, PURSER_MASTER_KEY: MASTER_KEY })
    expect(ended.status).toBe(1)
    expectNothingIn(ended.stdout + ended.stderr)
  }
})
