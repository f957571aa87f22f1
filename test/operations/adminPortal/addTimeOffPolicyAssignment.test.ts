import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call } = sandbox
const { companyId, bakers, policy, assign } = await leave(sandbox)
const userId = bakers[0]!.userId

test('one policy of a type for each user; each has a result of its own', async () => {
  const vacation = await policy({})
  const error = (message: string) => ({ success: false, error: { code: 400, message } })
  expect((await assign(vacation, [userId, 'x'])).assignments).toEqual([
    { userId, success: true, message: 'Time off policy assigned successfully' },
    { userId: 'x', ...error('Invalid UserId') },
  ])
  expect((await assign(vacation, [userId])).assignments).toEqual([
    { userId, ...error('Employee already has an active assignment.') },
  ])
  expect((await assign(await policy({}), [userId])).assignments).toEqual([
    { userId, ...error('Employee already has a policy of type Vacation.') },
  ])
})

test('an unknown policy', async () => {
  const body = { companyId, timeOffPolicyId: newId(), userIds: [userId] }
  expect(await call('adminPortal/addTimeOffPolicyAssignment', body)).toMatchObject(
    refused('Invalid TimeOffPolicyId'),
  )
})
