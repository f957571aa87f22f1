import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from '../userPortal/assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, assigned } = await assignedPeople(sandbox)

test('while the clock runs', async () => {
  const me = await assigned(4)
  const { timeEntryId } = (await ok('userPortal/clockIn', me)).timeEntry
  expect(await call('userPortal/updateTimeEntry', { ...me, timeEntryId })).toMatchObject(
    refused('end is required: the user is clocked in'),
  )
  expect(await call('userPortal/clockOut', { ...me, breakMinutes: 1440 })).toMatchObject(
    refused('breakMinutes must be shorter than the entry'),
  )
  const removal = { companyId, userIds: [me.userId] }
  const { assignments } = await ok('adminPortal/removeTimeTrackingPolicyAssignments', removal)
  expect(assignments[0].error.message).toBe('Employee is clocked in; use clockOut first.')
})
