import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { verifiedCompany, added, shown } = people(sandbox)
const companyId = await verifiedCompany()
const [{ companyLocationId }] = (await ok('reports/getCompanyLocationInfo', { companyId })).companyLocations
const office = { companyLocationCategory: 'Office', companyLocationId }

const listed = async (userId: string) =>
  (await ok('reports/getUsers', { companyId })).users.find(
    (user: { userId: string }) => user.userId === userId,
  )

test('weak spots: an Office worker has the state of the location', async () => {
  const who = await added(companyId, { ...office, stateCode: '' })
  expect((await shown(who)).stateCode).toBe('GA')
  expect((await listed(who.userId)).stateCode).toBe('GA')
})

test('who moves into the office leaves the old state behind', async () => {
  const who = await added(companyId, { stateCode: 'AZ' })
  await ok('adminPortal/updateUser', { user: { userId: who.userId, ...office } })
  expect((await shown(who)).stateCode).toBe('GA')
})
