import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startService } from '../../src/service/main.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { business, user } from '../support/bodies.ts'
import { callerOf, type Reply } from '../support/caller.ts'
import { recordingPool } from '../support/recording.ts'
import { clients, service, testSettings } from '../support/service.ts'
import { until } from '../support/until.ts'

/** A second process of the same database, whose connections a test holds until everyone waits. */
const { ok, owner, databaseUrl } = await service()
const { pool, record } = recordingPool(servicePool(databaseUrl, 4))
const settings = testSettings({ DATABASE_URL: databaseUrl })
const twin = await startService(settings, pino({ level: 'silent' }), { pool, checkReplies: true })
afterAll(async () => {
  await twin.stop()
  await pool.end()
})
const there = callerOf(() => twin.address, clients.first)

const company = async (): Promise<string> =>
  (await ok('companyOnboarding/createBusiness', business())).registration.companyId
const add = (companyId: string, over = {}, headers = {}) =>
  there('adminPortal/addUser', user(companyId, over), { headers })

/** All at once, at a moment when no connection is free. */
async function atOnce(send: readonly (() => Promise<Reply>)[]) {
  // The key is remembered from here on.
  await there('sandbox/getClock')
  let came = 0
  const count = () => {
    came += 1
  }
  twin.app.server.on('request', count)
  let replies: readonly Reply[] = []
  const { statements } = await record(async () => {
    const held = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
    const sent = send.map((each) => each())
    await until(() => came === send.length)
    await ok('sandbox/getClock')
    for (const connection of held) connection.release()
    replies = await Promise.all(sent)
  })
  twin.app.server.off('request', count)
  return { replies, statements, began: statements.filter((text) => text.startsWith('begin')).length }
}

const people = async (companyId: string) =>
  (await owner.query<{ email: string }>('select email from worker where company_id = $1', [companyId])).rows

test('people who are added at once share a transaction, and each has an event and an audit row of its own', async () => {
  const [one, two] = [await company(), await company()]
  const emails = Array.from({ length: 8 }, (_, n) => `w${n}@together.example`)
  const { replies, statements, began } = await atOnce(
    emails.map((email, n) => () => add(n % 2 ? one : two, { email })),
  )
  expect(replies.map(({ status }) => status)).toEqual(emails.map(() => 200))
  expect(began).toBeLessThan(emails.length)
  expect(statements.length).toBeLessThan(7 * emails.length)
  // What they add is one statement of a kind for each company, the reader of what was written too.
  for (const kind of ['insert into worker ', 'insert into worker_workplace ', 'select w.user_id'])
    expect(statements.filter((text) => text.includes(kind)).length).toBeLessThanOrEqual(2 * began)

  const ids: string[] = replies.map(({ body }) => body.user.userId)
  expect(new Set(ids).size).toBe(emails.length)
  for (const [n, userId] of ids.entries()) {
    const companyId = n % 2 ? one : two
    const { user: found } = await ok('reports/getUser', { companyId, userId })
    expect(found[0]).toMatchObject({ userId, email: emails[n] })
    const { rows: audits } = await owner.query(
      `select request_id, company_id, subject_ids, changes from audit
       where operation = 'adminPortal/addUser' and $1 = any(subject_ids)`,
      [userId],
    )
    expect(audits).toEqual([
      {
        request_id: replies[n]!.headers['request-id'],
        company_id: companyId,
        subject_ids: [userId],
        changes: null,
      },
    ])
    const { rows: events } = await owner.query(
      'select company_id, body::json as body from event where entity_id = $1',
      [userId],
    )
    expect(events).toMatchObject([{ company_id: companyId, body: { payload: [{ user: [{ userId }] }] } }])
  }
})

test('who is refused among them leaves nothing, and the others are added', async () => {
  const companyId = await company()
  await ok('adminPortal/addUser', user(companyId, { email: 'taken@together.example' }))
  const emails = ['a@together.example', 'Taken@together.example', 'b@together.example']
  const { replies } = await atOnce(emails.map((email) => () => add(companyId, { email })))
  expect(replies.map(({ status }) => status)).toEqual([200, 400, 200])
  expect((await people(companyId)).map(({ email }) => email).sort()).toEqual([
    'a@together.example',
    'b@together.example',
    'taken@together.example',
  ])
})

test('the same key twice at once adds one person and answers both alike', async () => {
  const companyId = await company()
  const email = 'once@together.example'
  const keyed = (key: string, over = {}) => add(companyId, over, { 'idempotency-key': key })
  const phoneNumber = '4045550137'
  const twice = () => keyed('once', { email, phoneNumber })
  const { replies } = await atOnce([
    twice,
    () => keyed('another', { email: 'another@together.example' }),
    twice,
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(replies[2]!.text).toBe(replies[0]!.text)
  expect(await people(companyId)).toHaveLength(2)
})

test('a refusal among them does not burn its key, and the others stay together', async () => {
  const companyId = await company()
  const keyed = (n: string, email: string) => add(companyId, { email }, { 'idempotency-key': n })
  await ok('adminPortal/addUser', user(companyId, { email: 'theirs@together.example' }))
  const emails = ['k1', 'theirs', 'k2', 'k3'].map((name) => `${name}@together.example`)
  const { replies, statements, began } = await atOnce(
    emails.map((email, n) => () => keyed(`key-${n}`, email)),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 400, 200, 200])
  expect(began).toBeLessThan(emails.length)
  expect(statements.filter((text) => text.includes('into idempotency')).length).toBeLessThanOrEqual(began)
  const again = await keyed('key-1', 'theirs.too@together.example')
  expect(again.status).toBe(200)
  expect((await keyed('key-2', emails[2]!)).text).toBe(replies[2]!.text)
  expect(await people(companyId)).toHaveLength(5)
})

test('two who want the same address at once: one is added, one refused', async () => {
  const companyId = await company()
  const same = () => add(companyId, { email: 'same@together.example' })
  const { replies } = await atOnce([same, () => add(companyId), same])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 400])
  expect(await people(companyId)).toHaveLength(2)
})

test('a dry run among them keeps nothing, and a closed company takes nobody while others are added', async () => {
  const [open, closed] = [await company(), await company()]
  await ok('adminPortal/closeCompany', { companyId: closed })
  const { replies } = await atOnce([
    () => add(open),
    () => add(open, {}, { 'dry-run': 'true' }),
    () => add(closed),
    () => add(open),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 409, 200])
  expect(await people(open)).toHaveLength(2)
  expect(await people(closed)).toHaveLength(0)
})

test('reads that disclose are written down, each of them, whatever header one of them has', async () => {
  const companyId = await company()
  const { userId } = (await ok('adminPortal/addUser', user(companyId))).user
  const read = (headers = {}) => there('reports/getUser', { companyId, userId }, { headers })
  const { replies } = await atOnce([() => read({ 'dry-run': 'true' }), () => read(), () => read()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rowCount } = await owner.query(
    `select from audit where operation = 'reports/getUser' and $1 = any(subject_ids)`,
    [userId],
  )
  expect(rowCount).toBe(3)
})
