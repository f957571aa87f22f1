import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { call, owner, url } = shared
const { verifiedCompany, staff, worker, signIn, byLink, letterFor, forgetCounts } = signingIn(shared)
const companyId = await verifiedCompany()
const notProven = refused('This proves nothing: it is wrong, used, or over. Ask for a new letter')

test('a minted link proves nothing; the code of a letter to the own address does, once', async () => {
  const who = await staff(companyId)
  const browser = await byLink({ companyId, businessUserId: who.businessUserId })
  const isConfirmed = async () => (await browser.call('session/getSession')).body.session.isConfirmed
  expect(await isConfirmed()).toBe(false)

  const { code } = await letterFor(who.email)
  const wrong = code === '123456' ? '123457' : '123456'
  expect(await browser.call('session/confirmIdentity', { code: wrong })).toMatchObject(notProven)
  expect((await browser.call('session/confirmIdentity', { code })).body.session.isConfirmed).toBe(true)
  expect(await isConfirmed()).toBe(true)
  expect(await browser.call('session/confirmIdentity', { code })).toMatchObject(notProven)

  await owner.query(
    "update session set confirmed_at = now() - interval '10 minutes 1 second' where email_key = $1",
    [who.email],
  )
  expect(await isConfirmed()).toBe(false)
})

test('the code of somebody else’s letter proves nothing', async () => {
  const [mine, theirs] = [await worker(companyId), await worker(companyId)]
  const browser = await signIn(mine.email)
  const { code } = await letterFor(theirs.email)
  expect(await browser.call('session/confirmIdentity', { code })).toMatchObject(notProven)
})

test('an operator types the secret again', async () => {
  const [clientID, SecretKey] = shared.credentials.split(':')
  await forgetCounts()
  const browser = browserAt(url)
  await browser.call('session/createSession', { clientID, SecretKey })
  expect(await browser.call('session/confirmIdentity', { SecretKey: 'wrong' })).toMatchObject(notProven)
  expect((await browser.call('session/confirmIdentity', { SecretKey })).status).toBe(200)
})

test('a proof, one, and a session to prove', async () => {
  const { email } = await worker(companyId)
  const browser = await signIn(email)
  const one = refused('Send one proof: code, passkey, or SecretKey')
  expect(await browser.call('session/confirmIdentity')).toMatchObject(one)
  expect(await browser.call('session/confirmIdentity', { code: '1', SecretKey: 'x' })).toMatchObject(one)
  expect(await call('session/confirmIdentity', { code: '1' })).toMatchObject(
    refused('Nobody has signed in: an API key proves itself with each request'),
  )
})
