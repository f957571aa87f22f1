import { expect, test } from 'vitest'
import { business, newSsn, registration } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'

const { call, ok } = await service()

const refusal = async (address: string, body: object) => (await call(address, body)).body.error?.message
const info = async (companyId: string) => (await ok('reports/getCompanyInfo', { companyId })).company

const place = (over: object) => ({ companyLocation: { ...business().companyLocation, ...over } })
const person = (over: object) => ({ businessUser: { ...business().businessUser, ...over } })

const registered = async () =>
  (await ok('companyOnboarding/companyRegistration', registration())).registration as {
    companyId: string
    businessUserId: string
  }
const created = async (over: Parameters<typeof business>[0] = {}) =>
  (await ok('companyOnboarding/createBusiness', business(over))).registration as {
    companyId: string
    businessUserId: string
    companyLocationId: string
  }

test('locations: the first files, one filing address remains, what is left out stays', async () => {
  const { companyId } = await registered()
  expect(
    await refusal('companyOnboarding/addCompanyLocation', place({ companyId, isFilingAddress: false })),
  ).toBe('The first location added must be a filing address')
  const first = (await ok('companyOnboarding/addCompanyLocation', place({ companyId }))).companyLocation
  const { companyLocationId } = first
  const second = await ok(
    'companyOnboarding/addCompanyLocation',
    place({ companyId, companyLocation: 'Mill', isFilingAddress: false }),
  )
  const update = (given: object) => ({ companyLocation: { companyLocationId, ...given } })
  expect(await refusal('companyOnboarding/updateCompanyLocation', update({ isFilingAddress: false }))).toBe(
    'One location must remain the filing address',
  )
  await ok('companyOnboarding/updateCompanyLocation', update({ city: 'Macon', address2: '' }))
  const { companyLocations } = await ok('reports/getCompanyLocationInfo', { companyId })
  expect(companyLocations).toMatchObject([
    {
      companyLocationId,
      companyLocation: 'Head office',
      city: 'Macon',
      zipcode: '30303',
      isFilingAddress: true,
    },
    { companyLocationId: second.companyLocation.companyLocationId, companyLocation: 'Mill' },
  ])
  const paged = await ok('reports/getCompanyLocationInfo', { companyId, limit: 1 })
  expect(paged).toMatchObject({ companyLocations: [{ companyLocationId }], nextCursor: expect.any(String) })
  expect(await refusal('companyOnboarding/updateCompanyLocation', update({ state: 'ZZ' }))).toBe(
    'Invalid State',
  )
})

test('owners add up to a whole at most, are complete, and the last major one stays', async () => {
  const { companyId, businessUserId: first } = await created({ businessUser: { ownershipPercentage: 74.99 } })
  const add = (over: object) => call('companyOnboarding/addBusinessUser', person({ companyId, ...over }))

  expect((await add({ ownershipPercentage: 25.02 })).body.error.message).toMatch('more than 100 percent')
  const added = await add({ ownershipPercentage: 25.01 })
  expect(added).toMatchObject({ status: 200, body: { businessUser: { status: 'Ready' } } })
  const second = added.body.businessUser.businessUserId

  const update = (given: object) =>
    call('companyOnboarding/updateBusinessUser', { businessUser: { businessUserId: second, ...given } })
  expect((await update({ ownershipPercentage: 25.02 })).body.error.message).toMatch('more than 100 percent')
  expect((await update({ ssn: '' })).body.error.message).toBe('ssn is mandatory for a beneficial owner')
  expect(await update({ lastName: 'Fenn', ownershipPercentage: 24.99 })).toMatchObject({ status: 200 })

  // 74.99 is the only 25 percent or more that is left.
  expect(await refusal('companyOnboarding/deleteBusinessUser', { companyId, businessUserId: first })).toMatch(
    'last',
  )
  expect(await update({ ownershipPercentage: 25 })).toMatchObject({ status: 200 })
  expect(await ok('companyOnboarding/deleteBusinessUser', { businessUserId: first })).toMatchObject({
    success: true,
  })

  const { businessUsers } = await ok('reports/getBusinessUsers', { companyId })
  expect(businessUsers).toMatchObject([
    {
      businessUserId: second,
      lastName: 'Fenn',
      ownershipPercentage: 25,
      ssn: expect.stringMatching(/^\*+\d{4}$/),
    },
  ])
})

test('a beneficial owner is complete, an administrator need not be', async () => {
  const { companyId, businessUserId } = await registered()
  const bare = { firstName: 'Al', lastName: 'Oak', phoneNumber: '4045550139', email: 'al@oak.example' }
  const roles = { payrollAdmin: false, bookkeeper: true, beneficialOwner: false }
  await ok('companyOnboarding/addBusinessUser', { businessUser: { companyId, ...bare, ...roles } })
  expect(
    await refusal('companyOnboarding/addBusinessUser', {
      businessUser: { companyId, ...bare, ...roles, beneficialOwner: true },
    }),
  ).toMatch('is mandatory for a beneficial owner')
  const owns = (given: object) => ({ businessUser: { businessUserId, beneficialOwner: true, ...given } })
  expect(await refusal('companyOnboarding/updateAdminUser', owns({ ssn: newSsn() }))).toBe(
    'address1, city, state, zipcode, dateOfBirth is mandatory for a beneficial owner',
  )
  const whole = { ...business().businessUser, ownershipPercentage: 100 }
  await ok('companyOnboarding/addBusinessUser', { businessUser: { companyId, ...whole } })
  expect(await refusal('companyOnboarding/updateAdminUser', owns(whole))).toMatch('more than 100 percent')
})

test('updateCompany changes what is sent', async () => {
  const { companyId } = await created()
  const update = (given: object) =>
    call('companyOnboarding/updateCompany', { company: { companyId, ...given } })
  expect(
    await update({
      company: 'Grey Heron',
      federalDepositSchedule: 'semiweekly',
      nacisSubCategoryCode: '722515',
    }),
  ).toMatchObject({ status: 200, body: { company: { companyId, status: 'Registered' } } })
  expect(await info(companyId)).toMatchObject({
    company: 'Grey Heron',
    doingBusinessAs: 'Blue Heron',
    federalDepositSchedule: 'Semiweekly',
    nacisSubCategoryCode: '722515',
  })
  expect((await update({ federalDepositSchedule: 'Daily' })).body.error.message).toBe(
    'Invalid FederalDepositSchedule',
  )
  expect((await update({ doingBusinessAs: '' })).status).toBe(200)
  expect((await info(companyId)).doingBusinessAs).toBe('')
})
