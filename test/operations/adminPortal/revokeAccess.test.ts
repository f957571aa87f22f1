import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, call } = shared
const { verifiedCompany, staff, worker, signIn } = signingIn(shared)
const companyId = await verifiedCompany()

test('sessions end at once, and nobody comes in again', async () => {
  const { email, businessUserId } = await staff(companyId)
  const browser = await signIn(email)
  const { access } = await ok('adminPortal/revokeAccess', { companyId, businessUserId })
  expect(access.endedSessions).toBe(1)
  expect((await browser.call('session/getSession')).status).toBe(401)
  expect(await call('adminPortal/revokeAccess', { companyId, businessUserId })).toMatchObject(
    refused('This business user has no access'),
  )
})

test('who is deleted, or gets another address, is out as well', async () => {
  const [gone, moved] = [await staff(companyId), await staff(companyId)]
  const [one, two] = [await signIn(gone.email), await signIn(moved.email)]
  await ok('companyOnboarding/deleteBusinessUser', { businessUserId: gone.businessUserId })
  await ok('companyOnboarding/updateBusinessUser', {
    businessUser: { businessUserId: moved.businessUserId, email: 'moved@heron.example' },
  })
  expect((await one.call('session/getSession')).status).toBe(401)
  expect((await two.call('session/getSession')).status).toBe(401)
})

test('a worker who leaves is out at once, and comes back as a former one, also by the private address', async () => {
  const { email, userId } = await worker(companyId)
  await ok('userOnboarding/addKycInformation', {
    kycInformation: { ...HOME, userId, ssn: '219-09-9876', dateOfBirth: '1990-02-03' },
  })
  const browser = await signIn(email)
  await ok('adminPortal/terminateUser', {
    user: { companyId, userId, exitDate: '2026-12-31', personalEmail: 'jo@home.example' },
  })
  expect((await browser.call('session/getSession')).status).toBe(401)
  for (const address of [email, 'jo@home.example']) {
    const { session } = (await (await signIn(address)).call('session/getSession')).body
    expect(session.people).toMatchObject([{ userId, role: 'formerWorker' }])
  }
})

const HOME = { address1: '1 Elm Street', city: 'Atlanta', state: 'GA', zipcode: '30303' }
