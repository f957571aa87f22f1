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

test('a bookkeeper of several companies loses one and goes on with the others, in the same session', async () => {
  const second = await verifiedCompany()
  const email = 'several@heron.example'
  const [here, there] = [
    await staff(companyId, { email, role: 'bookkeeper' }),
    await staff(second, { email, role: 'bookkeeper' }),
  ]
  const browser = await signIn(email)
  const read = async (at: { companyId: string; businessUserId: string }) =>
    (
      await browser.call(
        'reports/getCompanyInfo',
        { companyId: at.companyId },
        { 'Purser-Person': at.businessUserId },
      )
    ).status
  expect([await read(here), await read(there)]).toEqual([200, 200])

  const lost = { companyId, businessUserId: here.businessUserId }
  expect((await ok('adminPortal/revokeAccess', lost)).access.endedSessions).toBe(1)
  expect([await read(here), await read(there)]).toEqual([400, 200])
  const { session } = (await browser.call('session/getSession')).body
  expect(session.people).toMatchObject([{ companyId: second, role: 'bookkeeper' }])

  // What was taken away comes back with a new sign-in only.
  await ok('adminPortal/grantAccess', { ...lost, role: 'bookkeeper' })
  expect([await read(here), await read(there)]).toEqual([400, 200])
  await ok('adminPortal/revokeAccess', { companyId: second, businessUserId: there.businessUserId })
  expect((await browser.call('session/getSession')).status).toBe(401)
})

test('a leaver reads stubs and forms, and nothing else', async () => {
  const { email, userId } = await worker(companyId)
  await ok('userOnboarding/addKycInformation', {
    kycInformation: { ...HOME, userId, ssn: '219-09-9877', dateOfBirth: '1990-02-03' },
  })
  await ok('adminPortal/terminateUser', { user: { companyId, userId, exitDate: '2026-12-31' } })
  const browser = await signIn(email)
  const status = async (address: string, body: object = {}) => (await browser.call(address, body)).status
  expect(await status('reports/getIndividualPayrollHistory', { companyId, userId })).toBe(200)
  for (const address of [
    'userPortal/clockIn',
    'userPortal/addTimeOffRequest',
    'userPortal/addUserBankAccount',
  ])
    expect([address, await status(address)]).toEqual([address, 403])
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
