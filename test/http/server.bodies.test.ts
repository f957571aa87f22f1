import { describe, expect, test } from 'vitest'
import { business, user } from '../support/bodies.ts'
import { send } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'

const { call, ok, url } = await service({
  settings: { PURSER_BODY_LIMIT: '4096', PURSER_IMPORT_LIMIT: '16384' },
})
const client = clients.first
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration

const raw = (text: string | undefined, given: Omit<Parameters<typeof send>[1], 'text'> = {}) =>
  send(`${url()}/reports/getCompanies`, { client, ...(text === undefined ? {} : { text }), ...given })

const METHOD = '{"method":"getCompanies"}'

describe('GET and DELETE carry bodies', () => {
  test.each([{ chunked: false }, { chunked: true }])('%j', async (given) => {
    const { userId } = (await ok('adminPortal/addUser', user(companyId))).user
    expect(await call('reports/getUser', { companyId, userId }, given)).toMatchObject({
      status: 200,
      body: { user: [{ userId }] },
    })
    expect(await call('adminPortal/deleteUser', { companyId, userId }, given)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await call('reports/getUser', { companyId, userId }, given)).toMatchObject({ status: 400 })
  })
})

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['APPLICATION/JSON', 200],
  ['application/vnd.api+json', 200],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/jsonp', 415],
  ['nonsense', 415],
  ['', 415],
])('Content-Type %j is %i', async (type, status) => {
  for (const verb of ['GET', 'POST']) {
    const reply = await raw(METHOD, { verb, headers: { 'content-type': type } })
    expect([verb, reply.status]).toEqual([verb, status])
    if (status !== 200) expect(reply.body.error.code).toBe(415)
  }
})

test('a missing content type is JSON', async () => {
  const bytes = `POST /reports/getCompanies HTTP/1.1\r\nHost: x\r\nAuthorization: Basic ${btoa(client)}\r\nContent-Length: ${METHOD.length}\r\nConnection: close\r\n\r\n${METHOD}`
  const { wire } = await import('./wire.ts')
  expect(await wire(url(), bytes)).toMatch(/^HTTP\/1.1 200 /)
})

test.each([
  ['{', 'The body is not valid JSON'],
  ['{"method":"getCompanies",}', 'The body is not valid JSON'],
  ["{'method':'getCompanies'}", 'The body is not valid JSON'],
  [`${METHOD}${METHOD}`, 'The body is not valid JSON'],
  ['\u0000', 'The body is not valid JSON'],
  ['NaN', 'The body is not valid JSON'],
  ['', 'method must be "getCompanies"'],
  ['  ', 'method must be "getCompanies"'],
  [
    `{"method":"getCompanies","a":${'['.repeat(32)}${']'.repeat(32)}}`,
    'The body nests deeper than 32 levels',
  ],
  [`${'['.repeat(1000)}`, 'The body nests deeper than 32 levels'],
])('%j: %s', async (text, message) => {
  expect(await raw(text)).toMatchObject({ status: 400, body: { error: { code: 400, message } } })
})

test('depth 32 passes; brackets in text do not count', async () => {
  const deep = `{"method":"getCompanies","a":${'['.repeat(31)}${']'.repeat(31)}}`
  expect((await raw(deep)).status).toBe(200)
  expect((await raw(JSON.stringify({ method: 'getCompanies', a: `"${'['.repeat(99)}\\` }))).status).toBe(200)
})

describe('size', () => {
  const sized = (bytes: number, fill = 'x') => {
    const rest = bytes - JSON.stringify({ method: 'getCompanies', a: '' }).length
    return JSON.stringify({ method: 'getCompanies', a: fill.repeat(rest / Buffer.byteLength(fill)) })
  }

  test.each([
    [4096, false, 200],
    [4096, true, 200],
    [4097, false, 413],
    [4097, true, 413],
    [16_384, false, 413],
    [16_385, false, 413],
    [100_000, true, 413],
  ])('%i bytes, chunked %s: %i', async (bytes, chunked, status) => {
    const reply = await raw(sized(bytes), { chunked }).catch(() => ({ status: 413, body: undefined }))
    expect(reply.status).toBe(status)
    if (reply.body?.error) expect(reply.body.error.code).toBe(status)
  })

  test('bytes are counted, not characters', async () => {
    const text = sized(6000, 'é')
    expect([text.length < 4096, Buffer.byteLength(text) > 4096]).toEqual([true, true])
    expect((await raw(text)).status).toBe(413)
  })
})

test('unknown fields are ignored, also hostile ones', async () => {
  const text = `{"method":"getCompanies","__proto__":{"limit":1},"constructor":{"prototype":{}},"limit":1}`
  const reply = await raw(text)
  expect([reply.status, reply.body.companies.length]).toEqual([200, 1])
  expect(({} as { limit?: unknown }).limit).toBeUndefined()
})

test('repeated keys: the last one counts', async () => {
  expect((await raw('{"method":"x","method":"getCompanies"}')).status).toBe(200)
})

describe('the sandbox refresh answers 200 whatever the body', () => {
  test.each([
    ['no JSON', '{"method"', 'application/json', 400],
    ['another type', '{}', 'text/plain', 415],
    ['too much', `{"method":"${'x'.repeat(5000)}"}`, 'application/json', 413],
    ['another method', '{"method":"getClock"}', 'application/json', 400],
  ])('%s', async (_, text, type, code) => {
    const address = `${url()}/sandbox/refreshCompanyBankAccountStatus`
    const reply = await send(address, { client, verb: 'POST', text, headers: { 'Content-Type': type } })
    expect(reply).toMatchObject({
      status: 200,
      body: { success: false, bankAccountStatus: '', error: { code } },
    })
  })

  test('but not without credentials, nor to another verb', async () => {
    const address = `${url()}/sandbox/refreshCompanyBankAccountStatus`
    expect(await send(address, { verb: 'POST', text: '{' })).toMatchObject({ status: 401 })
    expect(await send(address, { client, verb: 'PUT', text: '{}' })).toMatchObject({ status: 405 })
  })
})
