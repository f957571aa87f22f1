import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { tracked } from '../userPortal/tracked.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const { ground, companyId, bakers, assign, first, third } = await tracked(sandbox)

test('assignments answer user by user, in order', async () => {
  const timeTrackingPolicyId = await ground.policy({ workerTypes: ['w2'] })
  await assign(await ground.policy(), [bakers[0]!.userId])
  await ok('adminPortal/deactivateUser', {
    user: { userId: third!.userId, exitDate: '2026-10-20', personalEmail: '', finalPayCheckType: 'x' },
  })
  const unknown = newId()
  const userIds = [
    first!.userId.toUpperCase(),
    unknown,
    'x',
    first!.userId,
    third!.userId,
    bakers[0]!.userId,
    null,
  ]
  const { assignments } = await assign(timeTrackingPolicyId, userIds as string[])
  const error = (message: string) => ({ success: false, error: { code: 400, message } })
  const already = error('Employee already has an active assignment.')
  expect(assignments).toEqual([
    { userId: first!.userId, success: true, message: 'Time tracking policy assigned successfully' },
    { userId: unknown, ...error('Invalid UserId') },
    { userId: 'x', ...error('Invalid UserId') },
    { userId: first!.userId, ...already },
    {
      userId: third!.userId,
      ...error('Only Active users can be added. This one is Inactive; use activateUser first.'),
    },
    { userId: bakers[0]!.userId, ...already },
    { userId: null, ...error('Invalid UserId') },
  ])
  expect(
    await call('adminPortal/addTimeTrackingPolicyAssignments', { companyId, userIds: [] }),
  ).toMatchObject(refused('Invalid TimeTrackingPolicyId'))
  const foreign = { companyId, timeTrackingPolicyId, userIds: [] }
  expect(await stranger('adminPortal/addTimeTrackingPolicyAssignments', foreign)).toMatchObject(
    refused('Invalid CompanyId'),
  )
})

test('removal ends tracking, once', async () => {
  const body = { companyId, userIds: [first!.userId, first!.userId] }
  const { assignments } = await ok('adminPortal/removeTimeTrackingPolicyAssignments', body)
  expect(assignments.map(({ success }: { success: boolean }) => success)).toEqual([true, false])
})
