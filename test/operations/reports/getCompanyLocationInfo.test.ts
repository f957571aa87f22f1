import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding, place } from '../companyOnboarding/onboarding.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const { created } = onboarding(sandbox)

test('places in order of creation', async () => {
  const { companyId, companyLocationId } = await created()
  const mill = place({ companyId, companyLocation: 'Mill', isFilingAddress: false })
  await ok('companyOnboarding/addCompanyLocation', mill)
  const { companyLocations } = await ok('reports/getCompanyLocationInfo', { companyId })
  expect(companyLocations).toMatchObject([
    { companyLocationId, companyLocation: 'Head office', city: 'Atlanta', isFilingAddress: true },
    { companyLocation: 'Mill', isFilingAddress: false },
  ])

  expect(await call('reports/getCompanyLocationInfo', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect(await stranger('reports/getCompanyLocationInfo', { companyId })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
