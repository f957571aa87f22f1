import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { refusal, created } = onboarding(sandbox)

test('a place is corrected in part, and stays the filing address', async () => {
  const { companyId, companyLocationId } = await created()
  const update = (over: object) => ({ companyLocation: { companyLocationId, ...over } })
  expect(
    (await ok('companyOnboarding/updateCompanyLocation', update({ companyLocation: 'Mill' })))
      .companyLocation,
  ).toEqual({ companyLocationId, status: 'Ready', message: 'Company location updated successfully' })
  const { companyLocations } = await ok('reports/getCompanyLocationInfo', { companyId })
  expect(companyLocations).toMatchObject([{ companyLocationId, companyLocation: 'Mill', city: 'Atlanta' }])

  const refused = (over: object) => refusal('companyOnboarding/updateCompanyLocation', update(over))
  expect(await refused({ isFilingAddress: false })).toBe(
    'One location must remain the filing address; make another location one first',
  )
  expect(await refused({ companyLocationId: newId() })).toBe('Invalid CompanyLocationId')
})
