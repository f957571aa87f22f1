import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { exit, staff } from '../adminPortal/staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, active, idsOf } = await staff(sandbox)
const { added } = people(sandbox)

test('lists who is Deactivated, and nobody else', async () => {
  await added(companyId)
  const [stays, gone] = [await active(), await active()]
  await ok('adminPortal/deactivateUser', { user: exit(gone) })
  expect(await idsOf('reports/getDeactivatedUsers')).toEqual([gone.userId])
  expect(await idsOf('reports/getUsers')).toContain(stays.userId)
})

test('an unknown company', async () => {
  expect(await call('reports/getDeactivatedUsers', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
