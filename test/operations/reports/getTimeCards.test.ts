import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { edges } from '../userPortal/edges.ts'

const sandbox = await sharedService()
const { call } = sandbox
const { companyId, policy, who } = await edges(sandbox)

test('an id that the company does not have is never an empty list', async () => {
  const [userId, payPeriodId, timeOffPolicyId] = [newId(), newId(), newId()]
  const rows = [
    ['reports/getTimeCards', { userId }, 'Invalid UserId'],
    ['reports/getTimeCards', { payPeriodId, userId }, 'Invalid PayPeriodId'],
    ['reports/getTimeOffRequests', { userId }, 'Invalid UserId'],
    ['reports/getTimeOffBalance', { userId: who(0).userId, timeOffPolicyId }, 'Invalid TimeOffPolicyId'],
    ['userPortal/submitTimeCard', { userId, timeCardIds: [] }, 'Invalid UserId'],
    ['userPortal/cancelTimeOffRequest', { userId, timeOffRequestId: newId() }, 'Invalid UserId'],
    [
      'adminPortal/removeTimeTrackingPolicyAssignments',
      { timeTrackingPolicyId: newId(), userIds: [] },
      'Invalid TimeTrackingPolicyId',
    ],
  ] as const
  for (const [address, body, message] of rows)
    expect(await call(address, { companyId, ...body })).toMatchObject(refused(message))
  const foreign = { companyId: newId(), timeTrackingPolicyId: policy }
  expect(await call('adminPortal/updateTimeTrackingPolicy', { timeTrackingPolicy: foreign })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect(
    await call('adminPortal/updateTimeOffPolicy', { timeOffPolicy: { companyId: newId(), timeOffPolicyId } }),
  ).toMatchObject(refused('Invalid CompanyId'))
})
