import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { kyc, people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { verifiedCompany, added, shown, later } = people(sandbox)
const companyId = await verifiedCompany()

test('a failed one has two ways out', async () => {
  const who = await added(companyId)
  await ok('userOnboarding/addKycInformation', kyc(who, { ssn: '219-09-0001' }))
  await later()
  expect(await shown(who)).toMatchObject({ kycStatus: 'failed', status: { userStatus: 'KYC Pending' } })

  expect(await ok('userOnboarding/initiateUserKyc', { userId: who.userId })).toMatchObject({
    user: { status: 'pending' },
  })
  await later()
  expect((await shown(who)).kycStatus).toBe('failed')

  await ok('userOnboarding/addKycInformation', kyc(who, { city: 'Savannah' }))
  await later()
  expect(await shown(who)).toMatchObject({ kycStatus: 'passed', userAddress: { city: 'Savannah' } })
})

test('a birth that is not past, and data that were never there', async () => {
  const who = await added(companyId)
  expect(
    await call('userOnboarding/addKycInformation', kyc(who, { dateOfBirth: '2199-01-01' })),
  ).toMatchObject(refused('dateOfBirth must be in the past'))
  expect(await call('userOnboarding/initiateUserKyc', { userId: who.userId })).toMatchObject(
    refused('KYC information must be added first; use addKycInformation'),
  )
})
