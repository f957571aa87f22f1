import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { edges } from '../userPortal/edges.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId, bakers, payOf, first, second } = await edges(sandbox)

test('leave in a period that is skipped is paid with the next', async () => {
  const { userId, userWages } = bakers[0]!
  const { timeOffPolicyId } = (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'P', policyType: 'PTO', lumpSumHours: 8 },
    })
  ).timeOffPolicy
  await ok('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds: [userId] })
  const days = { startDate: '2026-11-01', endDate: '2026-11-01', hours: 8 }
  const { timeOffRequestId } = (
    await ok('userPortal/addTimeOffRequest', {
      timeOffRequest: { companyId, userId, timeOffPolicyId, ...days },
    })
  ).timeOffRequest
  await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
  const pto = { type: 'PTO', description: 'PTO', amount: 8 * userWages[0]!.WageRate }
  expect((await payOf(first.payPeriodId, userId)).payDetails).toContainEqual(pto)
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: first.payPeriodId, reason: 'closed' })
  expect((await payOf(second.payPeriodId, userId)).payDetails).toEqual([pto])
})
