import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, call, owner, url } = shared
const { verifiedCompany, staff, worker, signIn } = signingIn(shared)
const companyId = await verifiedCompany()
const minted = async (body: object) => (await ok('adminPortal/createConsoleLink', body)).consoleLink
const open = (link: string) => browserAt(url).call('session/createSession', { linkToken: link.split('#')[1] })

test('signs one person in, once, to one page, without proof', async () => {
  const { userId } = await worker(companyId)
  const link = await minted({
    companyId,
    userId,
    page: '/me/pay',
    returnUrl: 'https://platform.example/team',
  })
  expect(link.url).toMatch(/^http:\/\/localhost:0\/link#[\w-]{43}$/)
  expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000)
  expect((await open(link.url)).body.session).toMatchObject({
    signedInBy: 'link',
    isConfirmed: false,
    page: '/me/pay',
    returnUrl: 'https://platform.example/team',
    people: [{ userId }],
  })
  expect((await open(link.url)).status).toBe(400)
})

test('for that person alone, whoever else has the address', async () => {
  const email = 'twice@heron.example'
  const { businessUserId } = await staff(companyId, { email })
  await staff(await verifiedCompany(), { email })
  const { url: link } = await minted({ companyId, businessUserId, expiresInMinutes: 1440 })
  expect((await open(link)).body.session.people).toMatchObject([{ businessUserId, companyId }])
})

test('over when its time is, and when the person has no access any longer', async () => {
  const { userId } = await worker(companyId)
  const late = await minted({ companyId, userId, expiresInMinutes: 1 })
  await owner.query("update sign_in set expires_at = now() - interval '1 second' where person_id = $1", [
    userId,
  ])
  expect((await open(late.url)).status).toBe(400)
  const { businessUserId } = await staff(companyId)
  const { url: link } = await minted({ companyId, businessUserId })
  await ok('adminPortal/revokeAccess', { companyId, businessUserId })
  expect((await open(link)).status).toBe(400)
})

test('one person with access, a page of ours, a day at most', async () => {
  const { userId } = await worker(companyId)
  const { businessUserId } = await staff(companyId)
  const ask = (body: object) => call('adminPortal/createConsoleLink', { companyId, ...body })
  expect(await ask({})).toMatchObject(refused('Send userId or businessUserId, and not both'))
  expect(await ask({ userId, businessUserId })).toMatchObject(
    refused('Send userId or businessUserId, and not both'),
  )
  await ok('adminPortal/revokeAccess', { companyId, businessUserId })
  expect(await ask({ businessUserId })).toMatchObject(
    refused('This business user has no access yet; use grantAccess first'),
  )
  for (const wrong of [
    { page: 'https://evil.example' },
    { page: '//evil.example' },
    { page: '/\\evil.example' },
    { returnUrl: 'javascript:alert(1)' },
    { returnUrl: 'https://user@evil.example/' },
    { expiresInMinutes: 1441 },
    { expiresInMinutes: 0 },
  ]) {
    expect((await ask({ userId, ...wrong })).status).toBe(400)
  }
})

test('what a client left behind with resetSandbox opens nothing', async () => {
  const { userId, email } = await worker(companyId)
  const { url: link } = await minted({ companyId, userId })
  const browser = await signIn(email)
  await ok('sandbox/resetSandbox')
  expect((await open(link)).status).toBe(400)
  expect((await browser.call('session/getSession')).status).toBe(401)
})
