import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { kyb, onboarding, place } from '../companyOnboarding/onboarding.ts'

const sandbox = await sharedService()
const { stranger, owner } = sandbox
const { refusal, created } = onboarding(sandbox)
const person = (over: object) => ({ businessUser: { ...business().businessUser, ...over } })

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
