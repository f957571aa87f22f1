import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from '../userPortal/assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, who } = await assignedPeople(sandbox)

test('time off is decided once, and a policy must be able to give', async () => {
  const { timeOffPolicyId } = (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'P', policyType: 'PTO', lumpSumHours: 8 },
    })
  ).timeOffPolicy
  const change = (over: object) =>
    call('adminPortal/updateTimeOffPolicy', { timeOffPolicy: { timeOffPolicyId, ...over } })
  expect(await change({ lumpSumHours: 0 })).toMatchObject(
    refused('lumpSumHours is required for a Lump Sum policy'),
  )
  expect(await change({ earningMethod: 'Accrual' })).toMatchObject(
    refused('accrualRatePerHour is required for an Accrual policy'),
  )
  const { userId } = who(5)
  await ok('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds: [userId] })
  const asked = { policyType: 'PTO', startDate: '2026-10-22', endDate: '2026-10-22', hours: 8 }
  const { timeOffRequestId } = (
    await ok('userPortal/addTimeOffRequest', { timeOffRequest: { companyId, userId, ...asked } })
  ).timeOffRequest
  await ok('adminPortal/denyTimeOffRequest', { companyId, timeOffRequestId })
  expect(await call('userPortal/cancelTimeOffRequest', { companyId, timeOffRequestId })).toMatchObject(
    refused('The time off request is already Denied; a new one is made with addTimeOffRequest'),
  )
})
