import { describe, expect, test } from 'vitest'
import { business, registration } from '../support/bodies.ts'
import { kyc, people, w4 } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

const running = await sharedService()
const { call, ok } = running
const { added, shown } = people(running)
const companyOf = async (body: object) =>
  (await ok('companyOnboarding/createBusiness', body)).registration.companyId as string
const info = async (companyId: string) => (await ok('reports/getCompanyInfo', { companyId })).company
const strict = { headers: { 'Purser-Strict': 'true' } }

/** The same body with a key written rightly. */
const respelled = (body: object, from: string, to: string) =>
  JSON.parse(JSON.stringify(body).replace(from, to))

test('irsAssignedFederalFilingForm, in every operation that takes it; replies keep the document’s', async () => {
  const sent = business({ kybInformation: { irsAssisgnedFederalFilingForm: '944' } })
  const body = respelled(sent, 'irsAssisgned', 'irsAssigned')
  const reply = await call('companyOnboarding/createBusiness', body, strict)
  expect([reply.status, reply.headers['purser-ignored']]).toEqual([200, undefined])
  const { companyId } = reply.body.registration
  expect(await info(companyId)).toMatchObject({ irsAssisgnedFederalFilingForm: '944' })
  expect(await info(companyId)).not.toHaveProperty('irsAssignedFederalFilingForm')

  await ok('sandbox/advanceClock', { hours: 1 })
  const change = { kybInformation: { companyId, irsAssignedFederalFilingForm: '941' } }
  await ok('companyOnboarding/updateKybInformation', change, strict)
  expect(await info(companyId)).toMatchObject({ irsAssisgnedFederalFilingForm: '941' })
})

test('naicsSubCategoryCode', async () => {
  const body = respelled(registration(), 'nacisSub', 'naicsSub')
  const { companyId } = (await ok('companyOnboarding/companyRegistration', body, strict)).registration
  expect(await info(companyId)).toMatchObject({ nacisSubCategoryCode: '311811' })
  const company = { companyId, naicsSubCategoryCode: '311812' }
  await ok('companyOnboarding/updateCompany', { company }, strict)
  expect(await info(companyId)).toMatchObject({ nacisSubCategoryCode: '311812' })
})

test('hasMilitarySpouseExemption, of a certificate and of a described paycheck', async () => {
  const who = await added(await companyOf(business()))
  await ok('userOnboarding/addKycInformation', kyc(who))
  const body = respelled(w4(who), '"hasMiltarySpouseExemption":false', '"hasMilitarySpouseExemption":true')
  await ok('userOnboarding/addW4Information', body, strict)
  expect((await shown(who)).W4Informations[0]).toMatchObject({ HasMilitarySpouseExemption: true })

  const paycheck = {
    payDate: '2026-06-12',
    payFrequency: 'BiWeekly',
    workState: 'GA',
    earnings: [{ type: 'Regular', amount: 2000 }],
  }
  const with_ = (word: string) =>
    ok('payroll/calculatePaycheck', { paycheck: { ...paycheck, w4: { [word]: true } } })
  expect(await with_('hasMilitarySpouseExemption')).toEqual(await with_('hasMiltarySpouseExemption'))
})

describe('both spellings', () => {
  const both = (right: unknown, documented: unknown) =>
    business({
      kybInformation: { irsAssignedFederalFilingForm: right, irsAssisgnedFederalFilingForm: documented },
    })

  test.each([
    ['941', '941', '941'],
    ['944', null, '944'],
    [null, '944', '944'],
  ])('%j and %j are %s', async (right, documented, kept) => {
    const companyId = await companyOf(both(right, documented))
    expect(await info(companyId)).toMatchObject({ irsAssisgnedFederalFilingForm: kept })
  })

  test('that differ are refused', async () => {
    expect(await call('companyOnboarding/createBusiness', both('941', '944'))).toMatchObject({
      status: 400,
      body: {
        error: {
          message:
            'kybInformation.irsAssignedFederalFilingForm: differs from irsAssisgnedFederalFilingForm; send one of them',
        },
      },
    })
  })
})

test('where an operation knows neither, the key is unknown as it was sent', async () => {
  const companyId = await companyOf(business())
  const reply = await call('reports/getUsers', { companyId, naicsSubCategoryCode: 'x' })
  expect(reply.headers['purser-ignored']).toBe('naicsSubCategoryCode')
})
