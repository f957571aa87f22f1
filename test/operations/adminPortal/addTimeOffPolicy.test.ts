import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, bakers, policy, assign } = await leave(sandbox)

test('policies and assignments refuse in plain words', async () => {
  const add = (over: object) =>
    call('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'P', policyType: 'PTO', ...over },
    })
  expect(await add({})).toMatchObject(refused('lumpSumHours is required for a Lump Sum policy'))
  expect(await add({ earningMethod: 'accrual' })).toMatchObject(
    refused('accrualRatePerHour is required for an Accrual policy'),
  )
  expect(await add({ policyType: 'Nap', lumpSumHours: 1 })).toMatchObject(refused('Invalid PolicyType'))
  const { timeOffPolicyId } = (await add({ lumpSumHours: 10, carryoverLimitHours: 5 })).body.timeOffPolicy
  await ok('adminPortal/updateTimeOffPolicy', {
    timeOffPolicy: { timeOffPolicyId, lumpSumHours: 20, carryoverLimitHours: null },
  })
  const { userId } = bakers[2]!
  await assign(timeOffPolicyId, [userId])
  expect((await ok('reports/getTimeOffPolicy', { companyId, timeOffPolicyId })).timeOffPolicy).toMatchObject({
    lumpSumHours: 20,
    carryoverLimitHours: null,
    userIds: [userId],
  })
  const again = (await assign(timeOffPolicyId, [userId])).assignments[0].error.message
  expect(again).toBe('Employee already has an active assignment.')
  const other = await policy({ policyType: 'PTO' })
  expect((await assign(other, [userId])).assignments[0].error.message).toBe(
    'Employee already has a policy of type PTO.',
  )
})
