import { expect, test } from 'vitest'
import { business, newEin, newSsn, registration, user } from '../../support/bodies.ts'
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

test('terms are accepted, and the first location files, or nothing is created', async () => {
  const count = async () => (await owner.query('select count(*)::int as n from company')).rows[0].n
  const before = await count()
  const terms = { isTermsAccepted: false }
  expect(await refusal('companyOnboarding/createBusiness', business({ registration: terms }))).toMatch(
    'terms',
  )
  expect(await refusal('companyOnboarding/companyRegistration', registration(terms))).toMatch('terms')
  const elsewhere = business({ companyLocation: { isFilingAddress: false } })
  expect(await refusal('companyOnboarding/createBusiness', elsewhere)).toBe(
    'The first location added must be a filing address',
  )
  expect(await count()).toBe(before)
})

test('a worker who lacks nothing else becomes Active when the company is verified', async () => {
  const { companyId } = await created({ kybInformation: { ein: '12-9990000' } })
  const added = await ok('adminPortal/addUser', user(companyId, { workerType: '1099-NEC' }))
  const { userId } = added.user
  await ok('adminPortal/addUserWage', {
    userWage: {
      companyId,
      userId,
      wageRate: 40,
      wageBasis: 'Per Hour',
      paymentMethod: 'Check',
      ...wageWords,
    },
  })
  const { address1, city, state, zipcode } = business().businessUser
  const home = { address1, city, state, zipcode }
  const identity = { userId, ssn: newSsn(), dateOfBirth: '1990-01-02', ...home }
  await ok('userOnboarding/addKycInformation', { kycInformation: identity })
  await ok('userOnboarding/acceptTermsAndCondition', { userId })
  const stands = async () => (await ok('reports/getUser', { companyId, userId })).user[0].status.userStatus

  await wait()
  expect(await stands()).toBe('Ready')
  await ok('companyOnboarding/updateKybInformation', { kybInformation: { companyId, ein: newEin() } })
  await wait()
  expect(await stands()).toBe('Active')
})

const wageWords = {
  standardWorkingHours: 40,
  userType: 'Paid by the hour',
  employmentStatus: 'Variable',
  userRefTaxExempt: 'No, this employee is not tax exempt',
  differentialPay: 'No',
  startDate: '2026-01-05',
}
