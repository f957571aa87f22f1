import { expect, test } from 'vitest'
import { kyc, people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { exit, staff } from './staff.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId } = await staff(sandbox)
const { added, shown, statusOf, later } = people(sandbox)

test('who left before onboarding was complete comes back to where they were', async () => {
  const who = await added(companyId)
  await ok('userOnboarding/addKycInformation', kyc(who))
  await ok('adminPortal/deactivateUser', { user: exit({ userId: who.userId }) })
  await later()
  expect(await shown(who)).toMatchObject({ status: { userStatus: 'Inactive' }, kycStatus: 'passed' })
  await ok('adminPortal/activateUser', { user: { userId: who.userId } })
  expect(await statusOf(who)).toBe('Ready')
})
