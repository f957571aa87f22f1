import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { refusal, registered } = onboarding(sandbox)
const place = (over: object) => ({ companyLocation: { ...business().companyLocation, ...over } })

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
    'One location must remain the filing address; make another location one first',
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
