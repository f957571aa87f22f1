import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from '../userPortal/assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, policy, assigned } = await assignedPeople(sandbox)

test('policies and who is assigned to them', async () => {
  const { userId } = await assigned(0)
  const { timeTrackingPolicies } = await ok('reports/getTimeTrackingPolicies', { companyId })
  expect(timeTrackingPolicies).toMatchObject([
    { timeTrackingPolicyId: policy, name: 'Hours', timeZone: 'America/New_York', userIds: [userId] },
  ])
})

test('an unknown company', async () => {
  expect(await call('reports/getTimeTrackingPolicies', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
