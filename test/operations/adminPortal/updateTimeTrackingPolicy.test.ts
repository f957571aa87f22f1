import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from '../userPortal/assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, policy, assigned } = await assignedPeople(sandbox)

test('a policy is changed in part and listed with its people', async () => {
  const { userId } = await assigned(6)
  await ok('adminPortal/updateTimeTrackingPolicy', {
    timeTrackingPolicy: { timeTrackingPolicyId: policy, roundingMinutes: 15, workweekStart: 'monday' },
  })
  const { timeTrackingPolicies } = await ok('reports/getTimeTrackingPolicies', { companyId })
  expect(timeTrackingPolicies).toMatchObject([
    {
      timeTrackingPolicyId: policy,
      name: 'Hours',
      workerTypes: ['W2', '1099-NEC'],
      overtimeRule: 'State', // A21: the law of the state of the work, where nothing is said
      workweekStart: 'Monday',
      roundingMinutes: 15,
      requireApproval: true,
    },
  ])
  expect(timeTrackingPolicies[0].userIds).toContain(userId)
  const wrong = (over: object) =>
    call('adminPortal/addTimeTrackingPolicy', { timeTrackingPolicy: { companyId, name: 'x', ...over } })
  expect(await wrong({ timeZone: 'Mars/Olympus' })).toMatchObject(refused('Invalid TimeZone'))
  expect(await wrong({ overtimeRule: 'Mine' })).toMatchObject(refused('Invalid OvertimeRule'))
  expect(await wrong({ workerTypes: ['W9'] })).toMatchObject(refused('Invalid WorkerTypes'))
})
