import { expect, test } from 'vitest'
import { business, newEin, newSsn, registration } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'

const { call, ok, stranger, owner } = await service()

const refusal = async (address: string, body: object) => (await call(address, body)).body.error?.message
const info = async (companyId: string) => (await ok('reports/getCompanyInfo', { companyId })).company
const wait = () => ok('sandbox/advanceClock', { hours: 1 })

const kyb = (companyId: string, over: object = {}) => ({
  kybInformation: { companyId, ...business().kybInformation, ...over },
})
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

test('from registration to verified, step by step', async () => {
  const { companyId, businessUserId } = await registered()
  expect(await info(companyId)).toMatchObject({ kybStatus: 'new', ein: '', kybInformationId: null })

  expect(
    await ok('companyOnboarding/updateAdminUser', {
      businessUser: { ...business().businessUser, businessUserId, ownershipPercentage: 60 },
    }),
  ).toMatchObject({ businessUser: { businessUserId, status: 'Ready' } })
  const added = await ok('companyOnboarding/addKybInformation', kyb(companyId))
  expect(added.kybInformation).toMatchObject({ kybInformationId: expect.any(String), status: 'new' })
  const located = await ok('companyOnboarding/addCompanyLocation', place({ companyId }))
  expect(located.companyLocation).toMatchObject({ status: 'Ready' })
  expect(await ok('companyOnboarding/initiateCompanyKyb', { companyId })).toEqual({
    company: { companyId, status: 'pending', message: 'KYB verification is in progress' },
  })

  expect((await info(companyId)).kybStatus).toBe('pending')
  await wait()
  expect(await info(companyId)).toMatchObject({
    kybStatus: 'passed',
    ein: expect.stringMatching(/^\*+\d{4}$/),
  })
})

test.each([
  ['12-3450000', 'failed'],
  ['12-3450001', 'pending'],
  ['12-3450002', 'passed'],
])('EIN %s: %s', async (ein, kybStatus) => {
  const { companyId } = await created({ kybInformation: { ein } })
  await wait()
  expect((await info(companyId)).kybStatus).toBe(kybStatus)
})

test('a failed verification has two ways out', async () => {
  const { companyId } = await created({ kybInformation: { ein: '12-3460000' } })
  await wait()
  expect((await info(companyId)).kybStatus).toBe('failed')

  await ok('companyOnboarding/initiateCompanyKyb', { companyId })
  await ok('companyOnboarding/initiateCompanyKyb', { companyId })
  expect((await info(companyId)).kybStatus).toBe('pending')
  await wait()
  expect((await info(companyId)).kybStatus).toBe('failed')

  const ein = newEin()
  const changed = await ok('companyOnboarding/updateKybInformation', { kybInformation: { companyId, ein } })
  expect(changed.kybInformation.status).toBe('pending')
  expect(await refusal('companyOnboarding/updateKybInformation', kyb(companyId))).toMatch(
    'while the verification',
  )
  await wait()
  expect((await info(companyId)).kybStatus).toBe('passed')
  // The EIN that failed is free again; the one that passed is not, and cannot be changed any more.
  await created({ kybInformation: { ein: '12-3460000' } })
  expect(await refusal('companyOnboarding/createBusiness', business({ kybInformation: { ein } }))).toBe(
    'Ein already in use',
  )
  expect(await refusal('companyOnboarding/updateKybInformation', kyb(companyId))).toMatch('cannot be changed')
  await ok('companyOnboarding/updateKybInformation', {
    kybInformation: { companyId, irsAssisgnedFederalFilingForm: '944', payrollRunThisYear: 'yes' },
  })
  expect(await info(companyId)).toMatchObject({
    kybStatus: 'passed',
    irsAssisgnedFederalFilingForm: '944',
    payrollRunThisYear: 'yes',
    entityType: 'LLC',
  })
  expect(await call('companyOnboarding/initiateCompanyKyb', { companyId })).toMatchObject({ status: 400 })
})

test('KYB information: what is missing, doubled or taken is refused', async () => {
  const { companyId } = await registered()
  expect(await refusal('companyOnboarding/initiateCompanyKyb', { companyId })).toMatch('addKybInformation')
  expect(await refusal('companyOnboarding/updateKybInformation', kyb(companyId))).toMatch('addKybInformation')
  const ein = newEin()
  await created({ kybInformation: { ein } })
  expect(await refusal('companyOnboarding/addKybInformation', kyb(companyId, { ein }))).toBe(
    'Ein already in use',
  )
  await ok('companyOnboarding/addKybInformation', kyb(companyId))
  expect(await refusal('companyOnboarding/addKybInformation', kyb(companyId))).toMatch('already exists')
  expect(
    await refusal('companyOnboarding/updateKybInformation', { kybInformation: { companyId, ein } }),
  ).toBe('Ein already in use')
  expect(
    await refusal('companyOnboarding/updateKybInformation', kyb(companyId, { entityType: 'Guild' })),
  ).toBe('Invalid EntityType')
})

test('each change of KYB is told with the record as it then stands', async () => {
  const { companyId } = await created()
  await wait()
  const { rows } = await owner.query(
    'select event_type, body from event where entity_id = $1 order by event_id',
    [companyId],
  )
  expect(rows.map((row) => row.event_type)).toEqual(['company.kybstatus.insert', 'company.kybstatus.update'])
  expect(JSON.parse(rows[1].body).payload[0].Company[0]).toEqual(await info(companyId))
})

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

test('a stranger’s ids are unknown ids, and nothing changes', async () => {
  const { companyId, businessUserId, companyLocationId } = await created()
  const before = await owner.query('select count(*) from audit')
  const tried = [
    ['companyOnboarding/updateAdminUser', { businessUser: { businessUserId } }, 'Invalid BusinessUserId'],
    ['companyOnboarding/updateBusinessUser', { businessUser: { businessUserId } }, 'Invalid BusinessUserId'],
    ['companyOnboarding/deleteBusinessUser', { businessUserId }, 'Invalid BusinessUserId'],
    ['companyOnboarding/addBusinessUser', person({ companyId }), 'Invalid CompanyId'],
    ['companyOnboarding/addKybInformation', kyb(companyId), 'Invalid CompanyId'],
    ['companyOnboarding/updateKybInformation', kyb(companyId), 'Invalid CompanyId'],
    ['companyOnboarding/initiateCompanyKyb', { companyId }, 'Invalid CompanyId'],
    ['companyOnboarding/addCompanyLocation', place({ companyId }), 'Invalid CompanyId'],
    ['companyOnboarding/updateCompanyLocation', place({ companyLocationId }), 'Invalid CompanyLocationId'],
    ['companyOnboarding/updateCompany', { company: { companyId } }, 'Invalid CompanyId'],
    ['reports/getCompanyInfo', { companyId }, 'Invalid CompanyId'],
    ['reports/getCompanyLocationInfo', { companyId }, 'Invalid CompanyId'],
    ['reports/getBusinessUsers', { companyId }, 'Invalid CompanyId'],
  ] as const
  for (const [address, body, message] of tried) {
    expect(await stranger(address, body), address).toMatchObject({
      status: 400,
      body: { error: { message } },
    })
  }
  expect((await owner.query('select count(*) from audit')).rows).toEqual(before.rows)
  const other = await created()
  expect(
    await refusal('companyOnboarding/deleteBusinessUser', { companyId: other.companyId, businessUserId }),
  ).toBe('Invalid BusinessUserId')
})
