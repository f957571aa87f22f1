import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const companyId = await people(sandbox).newCompany()

test('a name is enough; the rest has its usual value', async () => {
  const { timeTrackingPolicy } = await ok('adminPortal/addTimeTrackingPolicy', {
    timeTrackingPolicy: { companyId, name: 'Hours' },
  })
  expect(timeTrackingPolicy).toMatchObject({
    status: 'Ready',
    message: 'Time tracking policy added successfully',
  })
  const { timeTrackingPolicies } = await ok('reports/getTimeTrackingPolicies', { companyId })
  expect(timeTrackingPolicies).toMatchObject([
    {
      timeTrackingPolicyId: timeTrackingPolicy.timeTrackingPolicyId,
      workerTypes: ['W2', '1099-NEC'],
      overtimeRule: 'State', // A21: the law of the state of the work, where nothing is said
      workweekStart: 'Sunday',
      roundingMinutes: 0,
      mealBreakMinutes: 0,
      requireApproval: true,
      userIds: [],
    },
  ])
})

test('a rule that is none, and another client’s company', async () => {
  const body = { timeTrackingPolicy: { companyId, name: 'Hours', overtimeRule: 'Mine' } }
  expect(await call('adminPortal/addTimeTrackingPolicy', body)).toMatchObject(refused('Invalid OvertimeRule'))
  const plain = { timeTrackingPolicy: { companyId, name: 'Hours' } }
  expect(await stranger('adminPortal/addTimeTrackingPolicy', plain)).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
