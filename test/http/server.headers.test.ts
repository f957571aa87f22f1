import { expect, test } from 'vitest'
import { send } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { wire } from './wire.ts'

const { call, url, log } = await service()
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const replies = {
  'a read': () => call('reports/getCompanies'),
  'a refusal': () => call('reports/getUsers', { companyId: 'x' }),
  'a stranger': () => call('reports/getCompanies', {}, { client: 'a:b' }),
  'an unknown address': () => call('reports/nothing'),
  'a path of three parts': () => call('a/b/c'),
  'a wrong verb': () => call('reports/getUsers', {}, { verb: 'PUT' }),
  'no JSON': () => send(`${url()}/reports/getUsers`, { client: clients.first, text: '{' }),
  health: () => send(`${url()}/healthz`, { verb: 'GET' }),
  readiness: () => send(`${url()}/readyz`, { verb: 'GET' }),
  'a malformed address': () => send(`${url()}/%zz`, { verb: 'GET', client: clients.first }),
}

test.each(Object.entries(replies))('%s carries a request id and the security headers', async (_, ask) => {
  const { headers } = await ask()
  expect(headers['request-id']).toMatch(UUID)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('each request is one log line with its id, operation, status and time', async () => {
  const { headers } = await call('reports/getCompanies')
  const linesOf = () =>
    log.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === headers['request-id'])
  await until(() => linesOf().length > 0)
  const lines = linesOf()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ verb: 'GET', operation: 'reports/getCompanies', status: 200 })
  expect(lines[0].clientId).toMatch(UUID)
  expect(lines[0].ms).toBeGreaterThan(0)
})

test('ids differ', async () => {
  const seen = await Promise.all(Array.from({ length: 20 }, () => call('reports/getCompanies')))
  expect(new Set(seen.map(({ headers }) => headers['request-id'])).size).toBe(20)
})

test.each([
  [undefined, 200, '2026-11-01'],
  ['2026-11-01', 200, '2026-11-01'],
  ['2027-01-01', 200, '2027-01-01'],
  ['newest', 400, undefined],
  ['2026-10-31', 400, undefined],
  ['2020-01-01', 400, undefined],
  ['2026-13-01', 400, undefined],
])('Purser-Version %s: %i, echoed %s', async (asked, status, echoed) => {
  const headers = asked === undefined ? {} : { 'Purser-Version': asked }
  const reply = await call('reports/getCompanies', {}, { headers })
  expect([reply.status, reply.headers['purser-version']]).toEqual([status, echoed])
})

test('a Purser-Version before the first names those that exist', async () => {
  const reply = await call('reports/getCompanies', {}, { headers: { 'Purser-Version': '2020-01-01' } })
  expect(reply.body.error.message).toBe(
    'Purser-Version 2020-01-01 is before the first version; versions: 2026-11-01',
  )
})

test.each([
  ['\u0000\u0001\u0002\r\n\r\n', 400],
  ['GET\r\n\r\n', 400],
  ['GET / HTTP/9.9\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['\u0016\u0003\u0001\u0002', 400], // a TLS greeting
])('garbage %# is answered in the envelope', async (bytes, status) => {
  const answered = await wire(url(), bytes)
  expect(answered).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answered).toMatch(/\r\nRequest-Id: [0-9a-f-]{36}\r\n/i)
  expect(JSON.parse(answered.split('\r\n\r\n')[1]!).error.code).toBe(status)
  expect((await call('reports/getCompanies')).status).toBe(200)
})

test('a client that hangs up in the middle harms nobody', async () => {
  await wire(url(), 'POST /reports/getUsers HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"meth', 50)
  expect((await call('reports/getCompanies')).status).toBe(200)
})
