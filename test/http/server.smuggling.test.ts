import { expect, test } from 'vitest'
import { OWN_PAGE } from '../support/browser.ts'
import { basic, send } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'
import { signingIn } from '../support/sign-in.ts'
import { wire } from './wire.ts'

const started = await service()
const { url } = started
const { verifiedCompany, staff, worker, signIn } = signingIn(started)
const companyId = await verifiedCompany()

const BODY = '{"method":"getCompanies"}'
const HIDDEN = 'POST /reports/getAuditLog HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const chunked = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`
const length = `Content-Length: ${BODY.length}`

/** One request with these headers; what follows the body would be a second one to whoever reads it otherwise. */
const said = (headers: readonly string[], body: string) =>
  wire(
    url(),
    [
      'POST /reports/getCompanies HTTP/1.1',
      'Host: localhost',
      `Authorization: ${basic(clients.first)}`,
      'Content-Type: application/json',
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )
const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

test.each([
  ['both lengths', [length, 'Transfer-Encoding: chunked'], chunked],
  ['both lengths, the other way round', ['Transfer-Encoding: chunked', length], chunked],
  ['two lengths', [length, 'Content-Length: 5'], BODY],
  ['the same length twice', [length, length], BODY],
  ['a list of lengths', [`${length}, ${BODY.length}`], BODY],
  ['a length with a sign', [`Content-Length: +${BODY.length}`], BODY],
  ['a length in hex', ['Content-Length: 0x19'], BODY],
  ['a length with a space before the colon', [`Content-Length : ${BODY.length}`], BODY],
  [
    'a length on a folded line',
    [`Content-Length:\r\n ${BODY.length}`, 'Transfer-Encoding: chunked'],
    chunked,
  ],
  ['an encoding that is not the last', ['Transfer-Encoding: chunked, identity'], chunked],
  ['an unknown encoding', ['Transfer-Encoding: xchunked'], chunked],
  ['two encodings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], chunked],
  ['an encoding with a space before the colon', ['Transfer-Encoding : chunked'], chunked],
  ['an encoding after a bare line feed', ['X: y\nTransfer-Encoding: chunked'], chunked],
  ['a size of a chunk with a sign', ['Transfer-Encoding: chunked'], chunked.replace('19', '+19')],
  [
    'a size of a chunk beyond all numbers',
    ['Transfer-Encoding: chunked'],
    chunked.replace('19', 'f'.repeat(20)),
  ],
  ['a null byte in a header', [length, 'X: a\0b'], BODY],
] as const)(
  'smuggling: with %s there is one answer, a refusal, and nothing hidden is read',
  async (_, headers, body) => {
    const text = await said(headers, body + HIDDEN)
    expect(statuses(text)).toEqual([400])
  },
)

test('smuggling: a body that says how long it is ends there, whatever follows', async () => {
  expect(statuses(await said([length, 'Connection: close'], BODY))).toEqual([200])
  // What comes after it is another request, and has to say who it is.
  expect(statuses(await said([length], BODY + HIDDEN))).toEqual([200, 401])
})

test.each([clients.first, clients.stranger, 'stranger:wrong'])(
  'smuggling: two credentials are refused, even where each would do: %s',
  async (second) => {
    const text = await said([length, 'Connection: close', `Authorization: ${basic(second)}`], BODY)
    expect([statuses(text), text.includes('Send one Authorization header')]).toEqual([[400], true])
  },
)

test.each([
  ['X-Forwarded-For', '203.0.113.9'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Original-URL', '/session/endSession'],
  ['X-Rewrite-URL', '/session/endSession'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Forwarded', 'for=203.0.113.9;host=evil.example;proto=https'],
])('smuggling: %s of somebody who is no proxy of ours changes nothing', async (name, value) => {
  const ask = (headers: Record<string, string>) =>
    send(`${url()}/reports/getCompanies`, { client: clients.first, text: BODY, headers })
  const [plain, spoofed] = [await ask({}), await ask({ [name]: value })]
  expect([spoofed.status, spoofed.text]).toEqual([plain.status, plain.text])
})

test('smuggling: an origin must be the host that was asked, not one that a header claims', async () => {
  const browser = await signIn((await staff(companyId)).email)
  const ask = (headers: Record<string, string>) =>
    send(`${url()}/session/getSession`, {
      text: '{"method":"getSession"}',
      headers: { 'Purser-Console': '1', cookie: browser.cookie!, ...headers },
    })
  const evil = { Origin: 'https://evil.example' }
  expect((await ask({ ...evil, 'X-Forwarded-Host': 'evil.example' })).status).toBe(401)
  expect((await ask({ ...evil, Forwarded: 'host=evil.example' })).status).toBe(401)
  expect((await ask({ Origin: url() })).status).toBe(200)
})

test('Purser-Person names one of the session’s own people; anything else is refused, and gives a key nothing', async () => {
  const [mine, other] = [await staff(companyId), await staff(companyId)]
  const hers = await worker(companyId)
  const browser = await signIn(mine.email)
  const as = (value: string) =>
    browser.call('reports/getCompanyInfo', { companyId }, { 'Purser-Person': value })
  expect((await as(mine.businessUserId)).status).toBe(200)
  for (const value of [
    other.businessUserId,
    hers.userId,
    `${mine.businessUserId}, ${other.businessUserId}`,
    '*',
    '',
    companyId,
    "' or true --",
  ]) {
    const { status, body } = await as(value)
    expect([value, status, body.error?.message]).toEqual([
      value,
      400,
      'Purser-Person must be the businessUserId or userId of one of the people of the session',
    ])
  }
  const key = { client: clients.first, text: BODY, headers: { 'Purser-Person': mine.businessUserId } }
  expect((await send(`${url()}/reports/getCompanies`, key)).status).toBe(200)
  const nobody = { text: BODY, headers: { ...OWN_PAGE, 'Purser-Person': mine.businessUserId } }
  expect((await send(`${url()}/reports/getCompanies`, nobody)).status).toBe(401)
})
