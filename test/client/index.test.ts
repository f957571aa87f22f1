import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectTypeOf, onTestFinished, test } from 'vitest'
import {
  PurserRefusal,
  PurserUnreachable,
  pages,
  purserClient,
  UnverifiedWebhook,
  verifyWebhook,
} from '../../src/client/index.ts'
import { signedHeaders } from '../../src/domain/webhooks/signature.ts'
import { business, user } from '../support/bodies.ts'
import { purser as command } from '../support/cli.ts'
import { clients, service } from '../support/service.ts'

const { url, owner } = await service({ settings: { PURSER_RUNNERS: '1' } })
const [clientId, secretKey] = clients.first.split(':') as [string, string]
const purser = purserClient({ url: url(), clientId, secretKey })

type Worker = Parameters<typeof purser.adminPortal.addUser>[0]
const enterprise = () => business() as Parameters<typeof purser.companyOnboarding.createBusiness>[0]

test('a story, typed in and out', async () => {
  const { registration } = await purser.companyOnboarding.createBusiness(enterprise())
  const { companyId } = registration
  expectTypeOf(registration.status).toEqualTypeOf<'Registered'>()
  const added = await purser.adminPortal.addUser(user(companyId) as Worker)
  const { userId } = added.user
  const { users: found } = await purser.reports.getUsers({ companyId })
  expect(found.map((one) => one.userId)).toEqual([userId])

  const { paycheck } = await purser.payroll.calculatePaycheck({
    paycheck: {
      payDate: '2026-06-12',
      payFrequency: 'BiWeekly',
      workState: 'TX',
      earnings: [{ type: 'Regular', amount: 2000, hours: 80 }],
    },
  })
  expectTypeOf(paycheck.gross).toEqualTypeOf<number>()
  expect(paycheck.gross).toBe(2000)
  // @ts-expect-error a number is no company id
  await expect(purser.reports.getUsers({ companyId: 7 })).rejects.toThrow('Invalid CompanyId')
  // @ts-expect-error there is no such operation
  await expect(purser.reports.getFortune({})).rejects.toMatchObject({ code: 404 })
})

test('a refusal has the words and the code of the service', async () => {
  const failure = await purser.reports.getUsers({ companyId: 'nobody' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PurserRefusal)
  expect(failure).toMatchObject({ code: 400, message: 'Invalid CompanyId', address: 'reports/getUsers' })
  expect((failure as PurserRefusal).requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  [{ person: '' }, null],
  [{ person: '', isFramed: true }, null],
  [{ person: '019a8ee2-7c00-7000-8000-000000000001' }, '019a8ee2-7c00-7000-8000-000000000001'],
])('a page of the service sends its session instead of credentials: %o', async (session, person) => {
  const sent: Headers[] = []
  const watched: typeof fetch = async (_, init) => {
    sent.push(new Headers(init?.headers))
    return Response.json({ companies: [] })
  }
  await purserClient({ url: url(), ...session, fetch: watched }).reports.getCompanies({})
  const [headers] = sent
  expect(headers?.get('purser-console')).toBe('1')
  expect(headers?.get('purser-person')).toBe(person)
  expect(headers?.get('purser-framed')).toBe('isFramed' in session ? '1' : null)
  expect(headers?.has('authorization')).toBe(false)
})

test('deletions find their verb by themselves', async () => {
  const { webhookEndpoint } = await purser.adminPortal.addWebhookEndpoint({
    webhookEndpoint: { url: 'http://127.0.0.1:9/' },
  })
  const { webhookEndpointId } = webhookEndpoint
  const gone = await purser.adminPortal.deleteWebhookEndpoint({ webhookEndpointId })
  expect(gone.webhookEndpoint.status).toBe('Deleted')
})

test('a write whose answer got lost is done once', async () => {
  let lost = 0
  const leaky: typeof fetch = async (...args) => {
    const response = await fetch(...args)
    if (++lost > 2) return response
    throw new Error('connection reset')
  }
  const count = async () => (await owner.query('select count(*)::int as count from company')).rows[0].count
  const before = await count()
  const patient = purserClient({ url: url(), clientId, secretKey, fetch: leaky })
  await patient.companyOnboarding.createBusiness(enterprise())
  expect([lost, await count()]).toEqual([3, before + 1])
})

test('nobody there: the key to send it again with', async () => {
  const away = purserClient({ url: 'http://127.0.0.1:9', clientId, secretKey, attempts: 2 })
  const failure = await away.sandbox.getClock({}, { idempotencyKey: 'mine' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PurserUnreachable)
  expect(failure).toMatchObject({ idempotencyKey: 'mine' })
})

test.each([
  // Retry-After                                        waits
  ['0', true],
  [new Date(0).toUTCString(), true],
  ['61', false],
])('Retry-After: %s is honored; more than a minute is the caller’s to decide', async (retryAfter, waits) => {
  let asked = 0
  const busy: typeof fetch = async (...args) =>
    ++asked > 1
      ? fetch(...args)
      : Response.json(
          { error: { code: 429, message: 'Too many requests' } },
          { status: 429, headers: { 'Retry-After': retryAfter } },
        )
  const calling = purserClient({ url: url(), clientId, secretKey, fetch: busy }).sandbox.getClock()
  const clock = expect.objectContaining({ clock: expect.anything() })
  await (waits
    ? expect(calling).resolves.toEqual(clock)
    : expect(calling).rejects.toMatchObject({ code: 429 }))
  expect(asked).toBe(waits ? 2 : 1)
})

test('who gives up does not wait for the next attempt', async () => {
  const giving = new AbortController()
  const busy: typeof fetch = async () => {
    queueMicrotask(() => giving.abort())
    return Response.json({ error: { message: 'busy' } }, { status: 503, headers: { 'Retry-After': '59' } })
  }
  const patient = purserClient({ url: url(), clientId, secretKey, fetch: busy })
  await expect(patient.sandbox.getClock({}, { signal: giving.signal })).rejects.toMatchObject({ code: 503 })
})

test('a list comes page by page, each item once', async () => {
  const { company } = await purser.sandbox.seedDemoCompany({ employees: 5 })
  const { companyId } = company
  const sizes: number[] = []
  const ids: string[] = []
  for await (const { users } of pages(purser.reports.getUsers, { companyId, limit: 2 })) {
    sizes.push(users.length)
    ids.push(...users.map(({ userId }) => userId))
  }
  expect([sizes, new Set(ids).size]).toEqual([[2, 2, 1], 5])
})

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
const NOW = 1_800_000_000
const delivered = '{"trigger":{"eventId":"1","eventType":"company.kybstatus.update","eventTimeStamp":"é"}}'
const capitalized = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
const signed = (timestamp: number, secrets = [SECRET]) =>
  signedHeaders({ id: 'msg_1', timestamp, body: delivered }, secrets)

test.each([
  ['an object', signed(NOW), delivered],
  ['bytes', signed(NOW), new TextEncoder().encode(delivered)],
  ['Headers', new Headers(signed(NOW)), delivered],
  ['names in other letters', capitalized(signed(NOW)), delivered],
  ['two signatures', signed(NOW, [OTHER, SECRET]), delivered],
  ['the last second', signed(NOW - 300), delivered],
])('a delivery is verified: %s', async (_, headers, body) => {
  const event = await verifyWebhook({ secret: [OTHER, SECRET], headers, body, now: NOW * 1000 })
  expect(event.trigger.eventType).toBe('company.kybstatus.update')
})

test.each([
  ['another body', signed(NOW), `${delivered} `, 'not of this secret'],
  ['another secret', signed(NOW, [OTHER]), delivered, 'not of this secret'],
  ['no base64', { ...signed(NOW), 'webhook-signature': 'v1,ü' }, delivered, 'not of this secret'],
  ['too old', signed(NOW - 301), delivered, 'within five minutes'],
  ['too new', signed(NOW + 301), delivered, 'within five minutes'],
  ['no time', { ...signed(NOW), 'webhook-timestamp': 'soon' }, delivered, 'within five minutes'],
  ['no headers', {}, delivered, 'must be there'],
])('a delivery is refused: %s', async (_, headers, body, words) => {
  const failure = verifyWebhook({ secret: SECRET, headers, body, now: NOW * 1000 })
  await expect(failure).rejects.toThrow(words)
  await expect(failure).rejects.toBeInstanceOf(UnverifiedWebhook)
})

test('a secret of another kind is a mistake of the caller', async () => {
  const verifying = verifyWebhook({
    secret: 'secret',
    headers: signed(NOW),
    body: delivered,
    now: NOW * 1000,
  })
  await expect(verifying).rejects.toThrow('begins with whsec_')
})

test('the demo pays a company and its ledger sums to zero', async () => {
  const { status, stdout, stderr } = await command([
    'demo',
    '--url',
    url(),
    '--client',
    clients.first,
    '--employees',
    '3',
  ])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('4. Payroll initiated successfully')
  expect(stdout).toContain('the run is processed')
  expect(stdout).toMatch(/all accounts together +\$0\.00/)
})

test('listen checks the signature and forwards to a local port', async () => {
  const arrived: string[] = []
  const local = createServer((request, response) => {
    arrived.push(String(request.headers['webhook-signature']))
    response.end()
  }).listen(0, '127.0.0.1')
  const { run } = await import('../../src/cli/run.ts')
  const lines: string[] = []
  const { port } = await new Promise<AddressInfo>((resolve) =>
    local.once('listening', () => resolve(local.address() as AddressInfo)),
  )
  const running = await run(['listen', '--url', url(), '--client', clients.first, '--to', String(port)], {
    environment: {},
    out: (text) => lines.push(text),
    err: () => {},
  })
  onTestFinished(async () => {
    await running!.stop()
    local.close()
  })
  await purser.companyOnboarding.createBusiness(enterprise())
  await expect
    .poll(() => lines.join(''), { timeout: 10_000 })
    .toMatch(/company\.kybstatus.* signature ok {2}200\n/)
  expect(arrived[0]).toMatch(/^v1,/)
})
