import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { callerOf } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { until } from '../../support/until.ts'

const sandbox = await sharedService()
const { call, ok, stranger, url } = sandbox
const { newCompany, added } = people(sandbox)
const companyId = await newCompany()

interface Row {
  readonly requestId: string
  readonly operation: string
  readonly status: number
  readonly error: string
}
const listed = async (asked: object = {}): Promise<Row[]> =>
  (await ok('operator/getRequests', asked)).requests
/** Once it was written, which happens each second. */
async function found(reply: { readonly headers: object }): Promise<Row> {
  const requestId = (reply.headers as Record<string, string>)['request-id']!
  const seen: Row[] = []
  await until(async () => seen.push(...(await listed({ requestId }))) > 0)
  return seen[0]!
}

test('a request is found by its id, with who asked, how it ended and how long it took', async () => {
  const reply = await call('reports/getUsers', { companyId })
  expect(await found(reply)).toEqual({
    requestId: (reply.headers as Record<string, string>)['request-id'],
    at: expect.stringMatching(/^20\d\d-/),
    operation: 'reports/getUsers',
    status: 200,
    ms: expect.any(Number),
    caller: expect.stringMatching(/^key:/),
    companyId,
    error: '',
    isReplay: false,
    requestBytes: expect.any(Number),
    replyBytes: Buffer.byteLength(JSON.stringify(reply.body)),
  })
})

test('what was refused is there too, by its declared words and nothing that was sent', async () => {
  const { userId } = await added(companyId)
  const secret = 'zelda.quill@example.com'
  const rows = [
    await found(await call('reports/getUsers', { companyId: newId() })),
    await found(await call('adminPortal/updateUser', { user: { userId, email: `${secret} ${secret}` } })),
    await found(await call('adminPortal/updateUser', { user: { userId, ssn: '219-09-9999' } })),
    await found(await call(`reports/get${secret.replace(/\W/g, '')}` as never, {})),
    await found(await call('reports/getUsers', { companyId }, { headers: { 'Purser-Strict': 'perhaps' } })),
  ]
  expect(rows.map(({ status, error }) => [status, error])).toEqual([
    [400, 'Invalid CompanyId'],
    [400, 'Malformed: user.email'],
    [400, 'ssn and dateOfBirth are not changed here; use correctIdentity'],
    [404, 'Unknown operation'],
    [400, 'The request was refused'],
  ])
  expect(JSON.stringify(await listed({ status: '4xx' }))).not.toMatch(/zelda|quill|219-09|Jo Reed/i)
})

test('whoever may not is there with what it would need; a stranger finds nothing', async () => {
  const { secretKey, clientId } = await limitedKey()
  const limited = callerOf(url, `${clientId}:${secretKey}`)
  const row = await found(await limited('adminPortal/updateUser', { user: { userId: newId() } }))
  expect(row).toMatchObject({
    status: 403,
    error: 'This needs the scope people',
    operation: 'adminPortal/updateUser',
  })
  const mine = new Set((await listed({ limit: 1000 })).map(({ requestId }) => requestId))
  expect(mine.has(row.requestId)).toBe(true)
  const theirs = (await stranger('operator/getRequests', {})).body.requests as Row[]
  expect(theirs.filter(({ requestId }) => mine.has(requestId))).toEqual([])
  expect((await limited('operator/getRequests', {})).status).toBe(403)
})

async function limitedKey(): Promise<{ secretKey: string; clientId: string }> {
  const { apiKey } = await ok('operator/createApiKey', { label: 'reader', scopes: ['read'] })
  return { secretKey: apiKey.SecretKey, clientId: sandbox.credentials.split(':')[0]! }
}

test('a repeated write is told to be one', async () => {
  const { userId } = await added(companyId)
  const write = () =>
    call(
      'adminPortal/updateUser',
      { user: { userId, jobTitle: 'Cook' } },
      { headers: { 'Idempotency-Key': userId } },
    )
  expect(await found(await write())).toMatchObject({ isReplay: false })
  expect(await found(await write())).toMatchObject({ isReplay: true, status: 200 })
})

test('it is narrowed by operation, status, caller and time, and read in pages', async () => {
  await found(await call('reports/getCompanies', {}))
  const all = await listed({ limit: 1000, to: new Date().toISOString() })
  expect(all.length).toBeGreaterThan(5)
  const only = async (asked: object) =>
    (await listed({ limit: 1000, ...asked })).filter((row) =>
      all.some(({ requestId }) => requestId === row.requestId),
    )
  expect(await only({ operation: 'reports/getUsers' })).toEqual(
    all.filter(({ operation }) => operation === 'reports/getUsers'),
  )
  expect(await only({ status: '4xx' })).toEqual(all.filter(({ status }) => status >= 400 && status < 500))
  expect(await only({ caller: 'operator' })).toEqual([])
  const caller = (all[0] as Row & { caller: string }).caller
  expect(await only({ caller: caller.slice('key:'.length) })).toEqual(await only({ caller }))
  expect(await listed({ to: '2020-01-01' })).toEqual([])
  expect(await listed({ from: '2099-01-01' })).toEqual([])

  const asked = { operation: 'adminPortal/updateUser', limit: 2 }
  const first = await ok('operator/getRequests', asked)
  const second = await ok('operator/getRequests', { ...asked, cursor: first.nextCursor })
  const whole = await listed({ ...asked, limit: 1000 })
  expect([...first.requests, ...second.requests]).toEqual(whole.slice(0, 4))
})
