import { expect, test } from 'vitest'
import { newSsn } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { home, kyc, people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { verifiedCompany, added, shown, statusOf, later } = people(sandbox)
const companyId = await verifiedCompany()

test('both keys of the remote location are accepted, in both forms of the address', async () => {
  for (const [key, address] of [
    ['userRemoteLocation', 'userOnboarding/addKycInformation'],
    ['employeeRemoteLocation', 'userOnboarding/addKycInformation'],
    ['userRemoteLocation', 'userOnboarding'],
    ['employeeRemoteLocation', 'userOnboarding#addKycInformation'],
  ] as const) {
    const who = await added(companyId)
    const body = { method: 'addKycInformation', ...kyc(who, { [key]: { ...home, city: 'Macon' } }) }
    expect(await call(address, body, { verb: 'POST' })).toMatchObject({ status: 200 })
    expect(await shown(who)).toMatchObject({
      userAddress: { city: 'Atlanta', country: 'US' },
      userRemoteLocation: { city: 'Macon' },
      userRemoteLocations: [{ city: 'Macon' }],
    })
  }
})

test('two remote locations that differ are refused, the same one twice is taken', async () => {
  const who = await added(companyId)
  const both = (city: string) =>
    kyc(who, { userRemoteLocation: { ...home, city: 'Macon' }, employeeRemoteLocation: { ...home, city } })
  expect(await call('userOnboarding/addKycInformation', both('Savannah'))).toMatchObject(
    refused('employeeRemoteLocation differs from userRemoteLocation; send one of them'),
  )
  expect(await statusOf(who)).toBe('Add Wage')
  await ok('userOnboarding/addKycInformation', both('Macon'))
})

test('the SSN is answered as it was given', async () => {
  for (const ssn of ['219-09-4321', '219094322']) {
    const who = await added(companyId)
    await ok('userOnboarding/addKycInformation', kyc(who, { ssn }))
    expect(await shown(who)).toMatchObject({ ssn, dateOfBirth: '1990-02-03' })
  }
})

test('one SSN per company and worker type, with or without hyphens', async () => {
  const [first, twin, contractor] = [
    await added(companyId),
    await added(companyId),
    await added(companyId, { workerType: '1099-NEC' }),
  ]
  await ok('userOnboarding/addKycInformation', kyc(first, { ssn: '219-09-7777' }))
  expect(await call('userOnboarding/addKycInformation', kyc(twin, { ssn: '219097777' }))).toMatchObject(
    refused('SSN already exists within this company'),
  )
  expect(await statusOf(twin)).toBe('Add Wage')
  await ok('userOnboarding/addKycInformation', kyc(contractor, { ssn: '219097777' }))
  const elsewhere = await added(await verifiedCompany())
  await ok('userOnboarding/addKycInformation', kyc(elsewhere, { ssn: '219097777' }))
})

test('again while pending or passed is refused', async () => {
  const who = await added(companyId)
  await ok('userOnboarding/addKycInformation', kyc(who))
  const again = () => call('userOnboarding/addKycInformation', kyc(who))
  expect(await again()).toMatchObject(refused('KYC information already exists'))
  expect(await call('userOnboarding/initiateUserKyc', { userId: who.userId })).toMatchObject(
    refused('KYC information already exists'),
  )
  await later()
  expect(await again()).toMatchObject(refused('KYC information already exists'))
})

test('an SSN that ends in 0002 stays pending', async () => {
  const who = await added(companyId)
  await ok('userOnboarding/addKycInformation', kyc(who, { ssn: '219-09-0002' }))
  await ok('sandbox/advanceClock', { days: 3 })
  expect((await shown(who)).kycStatus).toBe('pending')
})

test('an empty user id is told before everything else', async () => {
  for (const userId of ['', ' ', null, undefined]) {
    expect(await call('userOnboarding/addKycInformation', { kycInformation: { userId } })).toMatchObject(
      refused('EmployeeId is mandatory and cannot be empty.'),
    )
  }
  expect(await call('userOnboarding/addKycInformation', kyc({ userId: 'x' }, { ssn: '1' }))).toMatchObject(
    refused('Invalid UserId'),
  )
})

test.each(['12345678', '1234567890', '219-099-999', '21-909-9999', '219 09 9999', 'abcdefghi', 219099999])(
  'SSN %s is not nine digits',
  async (ssn) => {
    const who = await added(companyId)
    expect(await call('userOnboarding/addKycInformation', kyc(who, { ssn }))).toMatchObject({ status: 400 })
    expect(await statusOf(who)).toBe('Add Wage')
  },
)

test('two submissions at the same time: one wins, the other is told', async () => {
  const who = await added(companyId)
  const replies = await Promise.all([1, 2, 3].map(() => call('userOnboarding/addKycInformation', kyc(who))))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('the same SSN for two people at the same time: one wins', async () => {
  const [first, second] = [await added(companyId), await added(companyId)]
  const ssn = newSsn()
  const replies = await Promise.all(
    [first, second].map((who) => call('userOnboarding/addKycInformation', kyc(who, { ssn }))),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
})
