import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { call, ok } = shared
const { verifiedCompany, worker, signIn } = signingIn(shared)
const companyId = await verifiedCompany()

test('the session ends on the server, the cookie is taken away, the log says so', async () => {
  const { email, userId } = await worker(companyId)
  const browser = await signIn(email)
  const cookie = browser.cookie!
  const reply = await browser.call('session/endSession')
  expect(reply.body).toEqual({ ended: 1 })
  expect(reply.headers['set-cookie']).toEqual([
    '__Host-purser=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  ])
  browser.cookie = cookie
  expect((await browser.call('session/getSession')).status).toBe(401)
  const { log } = await ok('adminPortal/getAccess', { companyId, userId })
  expect(log.map(({ act, actor }: { act: string; actor: string }) => [act, actor])).toEqual([
    ['signed out', 'person:Jo Reed (worker)'],
    ['signed in by letter', 'person:Jo Reed (worker)'],
    ['asked for a letter', 'visitor'],
  ])
})

test('everywhere: all sessions of the same person, and of nobody else', async () => {
  const [mine, theirs] = [await worker(companyId), await worker(companyId)]
  const [one, two, other] = [await signIn(mine.email), await signIn(mine.email), await signIn(theirs.email)]
  expect((await one.call('session/endSession', { everywhere: true })).body).toEqual({ ended: 2 })
  expect((await two.call('session/getSession')).status).toBe(401)
  expect((await other.call('session/getSession')).status).toBe(200)
})

test('a key has no session to end', async () => {
  expect(await call('session/endSession')).toMatchObject(
    refused('Nobody has signed in: an API key has no session to end'),
  )
})
