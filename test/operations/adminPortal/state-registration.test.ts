import { expect, test } from 'vitest'
import { stateCodes } from '../../../src/domain/values.ts'
import { business } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'

const { call, ok, stranger } = await service()

const company = async (): Promise<string> =>
  (await ok('companyOnboarding/createBusiness', business())).registration.companyId
const body = (companyId: string, code: unknown, companyStateRegistration: unknown) => ({
  companyId,
  code,
  companyStateRegistration,
})
const add = (...given: Parameters<typeof body>) =>
  call('adminPortal/addStateRegistrationInfo', body(...given))
const update = (...given: Parameters<typeof body>) =>
  call('adminPortal/updateStateRegistrationInfo', body(...given))
const registered = async (companyId: string, asked: object = {}) =>
  (await ok('reports/getStateRegistration', { companyId, ...asked })).stateRegistrations
const today = async () => (await ok('sandbox/getClock')).clock.today

test('every state has the two documented fields, and the examples of the required ones are accepted', async () => {
  const companyId = await company()
  for (const code of stateCodes) {
    const { stateRegistrationFields: fields } = await ok('reports/getStateRegistrationFields', { code })
    const keys = fields.map((field: { key: string }) => field.key)
    expect(keys).toEqual(expect.arrayContaining(['UI Account Number', 'Unemployment Rate']))
    const required = fields.filter((field: { required: boolean }) => field.required)
    const sent = Object.fromEntries(required.map((f: { key: string; example: string }) => [f.key, f.example]))
    expect(await add(companyId, code, sent), code).toEqual(
      expect.objectContaining({
        status: 200,
        body: { status: 'Success', message: 'State registration information added successfully' },
      }),
    )
  }
  expect(await registered(companyId)).toHaveLength(51)
})

test('GA: added, refused twice, updated, read back', async () => {
  const companyId = await company()
  expect((await update(companyId, 'GA', { 'Unemployment Rate': '2.7' })).body.error.message).toMatch(
    'not registered in GA',
  )
  const added = await add(companyId, 'ga', { 'UI Account Number': 'applied for', 'Unemployment Rate': '2.7' })
  expect(added.body).toMatchObject({ status: 'Success', message: expect.stringMatching('still missing: ') })
  expect((await add(companyId, 'GA', { 'Unemployment Rate': '3' })).body.error.message).toMatch('already')
  const known = { 'UI Account Number': 'Applied For', 'Unemployment Rate': '2.7%' }
  expect(await registered(companyId)).toEqual([
    { code: 'GA', effectiveDate: await today(), companyStateRegistration: known },
  ])
  expect((await update(companyId, 'GA', { 'UI Account Number': '474747-88' })).body.status).toBe('Success')
  expect(await registered(companyId, { code: 'GA' })).toMatchObject([
    { companyStateRegistration: { 'UI Account Number': '474747-88', 'Unemployment Rate': '2.7%' } },
  ])
  expect(await registered(companyId, { code: 'TX' })).toEqual([])
})

test('a rate holds from the day of its notice; the days before keep theirs', async () => {
  const companyId = await company()
  const notice = (rate: string, from: string) => ({
    'Unemployment Rate': rate,
    'Unemployment Rate Effective Date': from,
  })
  const rateOn = async (date: string) =>
    (await registered(companyId, { code: 'TX', date }))[0].companyStateRegistration['Unemployment Rate']

  await add(companyId, 'TX', { 'UI Account Number': '12-345678-9', ...notice('2.7%', '2026-01-01') })
  await update(companyId, 'TX', notice('3.1%', '2027-01-01'))
  expect([await rateOn('2026-12-31'), await rateOn('2027-01-01')]).toEqual(['2.7%', '3.1%'])
  // What is said of an earlier day holds for the later ones too.
  await update(companyId, 'TX', notice('2.9%', '2026-07-01'))
  expect([await rateOn('2026-06-30'), await rateOn('2026-07-01'), await rateOn('2027-01-01')]).toEqual([
    '2.7%',
    '2.9%',
    '2.9%',
  ])
  expect((await registered(companyId, { date: '2026-07-01' }))[0].companyStateRegistration).toHaveProperty([
    'UI Account Number',
  ])
})

test.each([
  // verified: refused by name
  ['GA', { 'UI Account Number': 'abc' }, 400, /^UI Account Number does not look like/],
  // recalled: kept, with a warning
  ['FL', { 'UI Account Number': 'abc' }, 200, /please check: UI Account Number does not look like/],
  ['GA', { 'Unemployment Rate': 'high' }, 400, /^Unemployment Rate must be/],
  ['GA', { 'Unemployment Rate': {} }, 400, /^Unemployment Rate must be text/],
  ['GA', { 'Unemployment Rate': '' }, 400, /^Unemployment Rate must not be empty/],
  ['GA', { 'Unemployment Rate': `2.7${'0'.repeat(300)}` }, 400, /^Unemployment Rate must be at most 255/],
  ['GA', { uiAccountNumber: '474747-88' }, 400, /^Invalid tax item name: uiAccountNumber$/],
  // an unknown key before a wrong value
  ['GA', { 'Unemployment Rate': 'high', Colour: 'red' }, 400, /^Invalid tax item name: Colour$/],
  ['GA', {}, 400, /must not be empty/],
  ['GA', 'x', 400, /^companyStateRegistration: must be an object/],
  ['GA', undefined, 400, /^companyStateRegistration: must be an object/],
  ['ZZ', { 'Unemployment Rate': '2.7' }, 400, /^Invalid Code$/],
  [undefined, { 'Unemployment Rate': '2.7' }, 400, /^Invalid Code$/],
])('%s %j: %s', async (code, sent, status, message) => {
  const companyId = await company()
  for (const put of [add, update]) {
    const reply = await put(companyId, code, sent)
    expect({ status: reply.status, message: reply.body.message ?? reply.body.error.message }).toEqual({
      status,
      message: expect.stringMatching(message),
    })
    if (put === add) await add(companyId, 'GA', { 'Unemployment Rate': '2.7' })
  }
})

test('unknown and foreign companies', async () => {
  const companyId = await company()
  const sent = body(companyId, 'GA', { 'Unemployment Rate': '2.7' })
  for (const address of [
    'adminPortal/addStateRegistrationInfo',
    'adminPortal/updateStateRegistrationInfo',
    'reports/getStateRegistration',
    'reports/getCompanyTask',
  ]) {
    expect((await stranger(address, sent)).body.error?.message, address).toBe('Invalid CompanyId')
  }
})
