import { expect, test } from 'vitest'
import { business, user } from '../support/bodies.ts'
import { service } from '../support/service.ts'

const { call, stranger, ok, owner, restart } = await service()
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const others = await stranger('companyOnboarding/createBusiness', business())

let made = 0
const fresh = () => ({ 'Idempotency-Key': `key-${++made}` })
const users = async () => (await ok('reports/getUsers', { companyId })).users.length as number

test('the same key and body answer the same bytes and write once, also after a restart', async () => {
  const [headers, body, before] = [fresh(), user(companyId), await users()]
  const first = await call('adminPortal/addUser', body, { headers })
  const again = await call('adminPortal/addUser', body, { headers })
  await restart()
  const later = await call('adminPortal/addUser', body, { headers })

  expect(first.status).toBe(200)
  expect([again.text, later.text]).toEqual([first.text, first.text])
  expect(again.headers['request-id']).not.toBe(first.headers['request-id'])
  expect(await users()).toBe(before + 1)
})

test('the order of keys and white space are not another body', async () => {
  const [headers, { user: sent }] = [fresh(), user(companyId)]
  const first = await call('adminPortal/addUser', { user: sent }, { headers })
  const turned = Object.fromEntries(Object.entries(sent).reverse())
  expect((await call('adminPortal/addUser', { user: turned }, { headers })).text).toBe(first.text)
})

test('the combined form is the same operation', async () => {
  const [headers, body] = [fresh(), user(companyId)]
  const first = await call('adminPortal/addUser', body, { headers })
  const combined = await call('adminPortal', { method: 'addUser', ...body }, { headers })
  expect(combined.text).toBe(first.text)
})

test('twins at the same time write once and read the same', async () => {
  const [headers, body, before] = [fresh(), user(companyId), await users()]
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => call('adminPortal/addUser', body, { headers })),
  )
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(replies[0]!.status).toBe(200)
  expect(await users()).toBe(before + 1)
})

test('another body, and another operation, are 409', async () => {
  const headers = fresh()
  await call('adminPortal/addUser', user(companyId), { headers })
  const reused = { status: 409, body: { error: { code: 409 } } }
  expect(await call('adminPortal/addUser', user(companyId), { headers })).toMatchObject(reused)
  expect(await call('companyOnboarding/createBusiness', business(), { headers })).toMatchObject(reused)
})

test('a refused request does not burn its key, a failed twin does not either', async () => {
  const headers = fresh()
  const taken = user(companyId)
  await ok('adminPortal/addUser', taken)
  expect(await call('adminPortal/addUser', taken, { headers })).toMatchObject({ status: 400 })
  expect(await call('adminPortal/addUser', user('x'), { headers })).toMatchObject({ status: 400 })
  expect(await call('adminPortal/addUser', user(companyId), { headers })).toMatchObject({ status: 200 })
})

test('two clients may use the same key', async () => {
  const headers = fresh()
  const mine = await call('adminPortal/addUser', user(companyId), { headers })
  const theirs = await stranger('adminPortal/addUser', user(others.body.registration.companyId), { headers })
  expect([mine.status, theirs.status]).toEqual([200, 200])
  expect(mine.body.user.userId).not.toBe(theirs.body.user.userId)
})

test('a key is free after 24 hours of real time, not before', async () => {
  const [headers, body] = [fresh(), user(companyId)]
  await call('adminPortal/addUser', body, { headers })
  const age = (hours: string) =>
    owner.query('update idempotency set created_at = now() - $2::interval where key = $1', [
      headers['Idempotency-Key'],
      hours,
    ])
  await age('23 hours 59 minutes')
  expect((await call('adminPortal/addUser', body, { headers })).status).toBe(200)
  await age('24 hours 1 minute')
  expect(await call('adminPortal/addUser', body, { headers })).toMatchObject({
    status: 400,
    body: { error: { message: 'Email already in use' } },
  })
})

test('a dry run neither reads nor takes a key', async () => {
  const [headers, body] = [fresh(), user(companyId)]
  const dry = { headers: { ...headers, 'Dry-Run': 'true' } }
  expect((await call('adminPortal/addUser', user(companyId), dry)).status).toBe(200)
  const first = await call('adminPortal/addUser', body, { headers })
  expect(first.status).toBe(200)
  expect(await call('adminPortal/addUser', body, dry)).toMatchObject({
    status: 400,
    body: { error: { message: 'Email already in use' } },
  })
})

test('reads take no key: each one sees the present', async () => {
  const headers = fresh()
  const { userId } = (await ok('adminPortal/addUser', user(companyId))).user
  const asked = { companyId, userId }
  expect((await call('reports/getUser', asked, { headers })).status).toBe(200)
  await ok('adminPortal/deleteUser', asked)
  expect((await call('reports/getUser', asked, { headers })).status).toBe(400)
  expect((await call('adminPortal/addUser', user(companyId), { headers })).status).toBe(200)
})

test.each(['', 'a b', 'x'.repeat(256), 'é'])('the key %j is refused', async (key) => {
  const reply = await call('adminPortal/addUser', user(companyId), { headers: { 'Idempotency-Key': key } })
  expect([reply.status, reply.body.error.message]).toEqual([
    400,
    'Idempotency-Key must be 1 to 255 visible ASCII characters',
  ])
})

test('the longest key is kept', async () => {
  const headers = { 'Idempotency-Key': '~'.repeat(255) }
  const body = user(companyId)
  const first = await call('adminPortal/addUser', body, { headers })
  expect((await call('adminPortal/addUser', body, { headers })).text).toBe(first.text)
})
