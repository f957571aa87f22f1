import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const { companyId, bakers, policy, assign } = await leave(sandbox)

test('one policy and its people', async () => {
  const timeOffPolicyId = await policy({ carryoverLimitHours: 40 })
  const userIds = [bakers[0]!.userId, bakers[1]!.userId]
  await assign(timeOffPolicyId, userIds)
  const asked = { companyId, timeOffPolicyId }
  const { timeOffPolicy } = await ok('reports/getTimeOffPolicy', asked)
  expect(timeOffPolicy).toMatchObject({
    timeOffPolicyId,
    timeOffPolicyName: 'Leave',
    policyType: 'Vacation',
    lumpSumHours: 80,
    carryoverLimitHours: 40,
  })
  expect(timeOffPolicy.userIds.toSorted()).toEqual(userIds.toSorted())

  expect(await call('reports/getTimeOffPolicy', { companyId, timeOffPolicyId: newId() })).toMatchObject(
    refused('Invalid TimeOffPolicyId'),
  )
  expect(await stranger('reports/getTimeOffPolicy', asked)).toMatchObject(refused('Invalid CompanyId'))
})
