import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company } = await ok('sandbox/seedDemoCompany', { employees: 1 })
const { users } = await ok('reports/getActiveUsers', { companyId: company.companyId })
const asked = {
  companyId: company.companyId,
  userId: users[0].userId,
  form: 'W-2',
  year: 2025,
  explanation: 'It was wrong',
}

test.each([
  ['of an unknown worker', { userId: newId() }, 'Invalid UserId'],
  ['that was not filed', {}, 'No W-2 of 2025 was accepted; prepareFiling computes it again'],
])('a form %s is not corrected', async (_, over, message) => {
  expect(await call('adminPortal/correctTaxForm', { ...asked, ...over })).toMatchObject(refused(message))
})
