import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { refused, send } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, owner, url } = shared
const { verifiedCompany, staff, worker, signIn, letterFor, forgetCounts } = signingIn(shared)
const companyId = await verifiedCompany()
const enter = (body: object, browser = browserAt(url)) => browser.call('session/createSession', body)
const not = refused('This does not sign anybody in: it is wrong, used, or over. Ask for a new letter')

test('the link of a letter signs in once; a replay is refused, and so is the code beside it', async () => {
  const { email, userId } = await worker(companyId)
  const { linkToken, code } = await letterFor(email)
  const reply = await enter({ linkToken })
  expect(reply.body.session).toMatchObject({
    kind: 'person',
    label: 'Jo Reed (worker)',
    signedInBy: 'letter',
    isConfirmed: true,
    people: [{ userId, companyId, role: 'worker', company: 'Blue Heron Bakery', language: 'en' }],
  })
  expect(await enter({ linkToken })).toMatchObject(not)
  expect(await enter({ email, code })).toMatchObject(not)
})

test('of many who open a link at the same time one comes in', async () => {
  const { email } = await worker(companyId)
  const { linkToken } = await letterFor(email)
  const all = await Promise.all(Array.from({ length: 8 }, () => enter({ linkToken })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the code signs in once, however it is spaced; the fifth wrong one was the last', async () => {
  const { email } = await worker(companyId)
  const first = await letterFor(email)
  const spaced = `${first.code.slice(0, 3)} ${first.code.slice(3)}`
  expect((await enter({ email: email.toUpperCase(), code: spaced })).status).toBe(200)
  expect(await enter({ email, code: first.code })).toMatchObject(not)

  const { code } = await letterFor(email)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n++) expect(await enter({ email, code: wrong })).toMatchObject(not)
  expect(await enter({ email, code })).toMatchObject(not)
})

test('a new letter replaces the code of the one before, not its link', async () => {
  const { email } = await worker(companyId)
  const [first, second] = [await letterFor(email), await letterFor(email)]
  expect(await enter({ email, code: first.code })).toMatchObject(not)
  expect((await enter({ linkToken: first.linkToken })).status).toBe(200)
  expect((await enter({ email, code: second.code })).status).toBe(200)
})

test('after fifteen minutes of real time a letter is worth nothing', async () => {
  const { email } = await worker(companyId)
  const { linkToken, code } = await letterFor(email)
  await owner.query("update sign_in set expires_at = now() - interval '1 second' where email_key = $1", [
    email,
  ])
  expect(await enter({ linkToken })).toMatchObject(not)
  expect(await enter({ email, code })).toMatchObject(not)
})

test('one person of several companies has one session, and each request says which it is for', async () => {
  const second = await verifiedCompany()
  const email = 'books@heron.example'
  const one = await staff(companyId, { email, role: 'bookkeeper' })
  const other = await staff(second, { email, role: 'administrator' })
  const browser = await signIn(email)
  const { session } = (await browser.call('session/getSession')).body
  expect(
    session.people.map((each: { businessUserId: string; role: string }) => [each.businessUserId, each.role]),
  ).toEqual([
    [one.businessUserId, 'bookkeeper'],
    [other.businessUserId, 'administrator'],
  ])

  const named = 'Purser-Person must be the businessUserId or userId of one of the people of the session'
  expect(await browser.call('reports/getCompanyInfo', { companyId })).toMatchObject(refused(named))
  const as = (id: string) => ({ 'Purser-Person': id })
  const asOther = as(other.businessUserId.toUpperCase())
  expect((await browser.call('reports/getCompanyInfo', { companyId: second }, asOther)).status).toBe(200)
  const stranger = await staff(companyId)
  expect(
    await browser.call('reports/getCompanyInfo', { companyId }, as(stranger.businessUserId)),
  ).toMatchObject(refused(named))
})

test('whoever has the key of a client signs in as its operator, and leaves when the key does', async () => {
  const [clientID, SecretKey] = shared.credentials.split(':')
  await forgetCounts()
  const browser = browserAt(url)
  expect(await enter({ clientID, SecretKey: 'wrong' }, browser)).toMatchObject(not)
  const reply = await enter({ clientID, SecretKey }, browser)
  expect(reply.body.session).toMatchObject({
    kind: 'operator',
    label: clientID,
    signedInBy: 'secret',
    people: [],
  })
  expect((await browser.call('reports/getCompanies')).status).toBe(200)

  const ends = (at: string) =>
    owner.query(`update api_key set revoked_at = ${at} where account_id = $1`, [clientID])
  await ends('now()')
  expect((await browser.call('reports/getCompanies')).status).toBe(401)
  await ends('null')
})

test('every sign-in makes a new token: one that was planted before is worth nothing', async () => {
  const { email } = await worker(companyId)
  const browser = browserAt(url)
  const planted = `__Host-purser=${'A'.repeat(43)}`
  browser.cookie = planted
  await signIn(email, browser)
  expect(browser.cookie).not.toBe(planted)
  const first = browser.cookie!
  await signIn(email, browser)
  expect(browser.cookie).not.toBe(first)
  const old = browserAt(url)
  old.cookie = first
  expect((await old.call('session/getSession')).status).toBe(401)
})

test('one way at a time, from a page of our own', async () => {
  expect(await enter({})).toMatchObject(
    refused('Send one way to sign in: clientID and SecretKey, or linkToken, or email and code, or passkey'),
  )
  expect((await enter({ linkToken: 'x', email: 'a@b.example', code: '1' })).status).toBe(400)
  const text = JSON.stringify({ method: 'createSession', linkToken: 'x' })
  const reply = await send(`${url()}/session/createSession`, { text })
  expect(reply.body.error.message).toMatch(/^A session is for a page of this service/)
})

test('thirty minutes without a request, fifteen of a worker, twelve hours in all', async () => {
  const hand = async (email: string, set: string) =>
    owner.query(`update session set ${set} where email_key = $1 and ended_at is null`, [email])
  const [office, kitchen] = [await staff(companyId), await worker(companyId)]
  const seen = (minutes: number) => `seen_at = now() - interval '${minutes} minutes'`
  const cases = [
    [office, 29, 200],
    [office, 31, 401],
    [kitchen, 14, 200],
    [kitchen, 16, 401],
  ] as const
  for (const [{ email }, minutes, status] of cases) {
    const browser = await signIn(email)
    await hand(email, seen(minutes))
    expect([minutes, (await browser.call('session/getSession')).status]).toEqual([minutes, status])
    // Seen just now, whatever it was before.
    if (status === 200) expect((await browser.call('session/getSession')).status).toBe(200)
    await hand(email, 'ended_at = now()')
  }
  const browser = await signIn(office.email)
  await hand(office.email, 'ends_at = now()')
  expect((await browser.call('session/getSession')).status).toBe(401)
  expect(await ok('session/getSession')).toMatchObject({ session: { kind: 'key', endsAt: null } })
})
