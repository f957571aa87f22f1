import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { verifiedCompany, added, onboarded, statusOf, later } = people(sandbox)
const companyId = await verifiedCompany()

const gone = async (userId: string) =>
  ok('adminPortal/deactivateUser', {
    user: {
      userId,
      exitDate: '2026-12-01',
      personalEmail: 'jo@example.com',
      finalPayCheckType: 'They have already been paid',
      additionalNotes: '',
    },
  })
const back = async (userId: string) => (await ok('adminPortal/activateUser', { user: { userId } })).user

test('weak spots: who is not Active afterwards is told so in the message', async () => {
  const who = await added(companyId)
  const { userId } = who
  await ok('userOnboarding/addKycInformation', {
    kycInformation: {
      userId,
      ssn: '219-44-1234',
      dateOfBirth: '1990-02-03',
      address1: '1 Elm Street',
      address2: '',
      city: 'Atlanta',
      state: 'GA',
      zipcode: '30303',
    },
  })
  await later()
  await gone(userId)
  expect(await back(userId)).toEqual({
    userId,
    status: 'Active',
    message:
      'User activated successfully; the status is Ready until onboarding is complete (getUserTask lists what is missing)',
  })
  expect(await statusOf(who)).toBe('Ready')
})

test('weak spots: who is Active afterwards is told just that', async () => {
  const who = await onboarded(companyId)
  await later()
  await gone(who.userId)
  expect(await back(who.userId)).toMatchObject({ status: 'Active', message: 'User activated successfully' })
  expect(await statusOf(who)).toBe('Active')
})
