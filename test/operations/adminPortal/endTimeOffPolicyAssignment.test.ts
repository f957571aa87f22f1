import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, users, policy, assign, request } = await leave(sandbox)
// Monday 2026-10-05. Nowhere but in the office in Georgia, where the policy decides.
const georgians = users.filter(({ stateCode }) => stateCode === 'GA' || stateCode === '')
const vacation = await policy({ timeOffPolicyName: 'Old leave' })
const pto = await policy({ timeOffPolicyName: 'New leave', policyType: 'PTO', lumpSumHours: 8 })

const end = (userId: string, over: object = {}) =>
  call('adminPortal/endTimeOffPolicyAssignment', {
    timeOffPolicyAssignment: { companyId, userId, timeOffPolicyId: vacation, ...over },
  })
const balances = async (userId: string) => {
  const { timeOffBalance } = await ok('reports/getTimeOffBalance', { companyId, userId })
  return Object.fromEntries(
    timeOffBalance.map(
      (each: { timeOffPolicyName: string; endDate: string | null; balanceHours: number }) => [
        each.timeOffPolicyName,
        [each.balanceHours, each.endDate],
      ],
    ),
  )
}

test('today it ends at once: what is left goes on under another policy, or lapses', async () => {
  const [first, second] = georgians
  await assign(vacation, [first!.userId, second!.userId])
  await assign(pto, [first!.userId])
  expect(await end(first!.userId, { transferTo: vacation })).toMatchObject(
    refused('transferTo must be another policy'),
  )
  expect(await end(second!.userId, { transferTo: pto })).toMatchObject(
    refused(
      'transferTo must be a policy with hours that is assigned to this user through the end; use addTimeOffPolicyAssignment',
    ),
  )
  expect(await end(first!.userId, { transferTo: pto })).toMatchObject({
    body: { timeOffPolicyAssignment: { status: 'Ended', endDate: '2026-10-05', unusedHours: 80 } },
  })
  expect(await balances(first!.userId)).toEqual({ 'New leave': [88, null], 'Old leave': [0, '2026-10-05'] })
  expect(await end(second!.userId)).toMatchObject({
    body: { timeOffPolicyAssignment: { status: 'Ended', unusedHours: 80 } },
  })
  expect(await balances(second!.userId)).toEqual({ 'Old leave': [0, '2026-10-05'] })
  expect(await end(second!.userId)).toMatchObject(
    refused('This user has no active assignment of the policy; getTimeOffBalance lists what they have'),
  )
  await assign(vacation, [second!.userId])
  expect(await balances(second!.userId)).toMatchObject({ 'Old leave': expect.anything() })
})

test('leave that was asked for or granted is not left without its policy', async () => {
  const { userId } = georgians[2]!
  await assign(vacation, [userId])
  const { timeOffRequestId } = (await request(userId)).body.timeOffRequest
  expect(await end(userId)).toMatchObject(
    refused(
      'Time off is asked for on 2026-10-09 under this policy; approve, deny or cancel the request first',
    ),
  )
  await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
  expect(await end(userId, { endDate: '2026-10-08' })).toMatchObject(
    refused(
      'Time off is approved through 2026-10-09 under this policy; end it on that day or later, so that the leave is paid',
    ),
  )
  expect(await end(userId, { endDate: '2026-10-04' })).toMatchObject(
    refused('endDate must be today or later'),
  )
})

test('where earned leave is wages it does not lapse', async () => {
  const californian = users.find(({ stateCode }) => stateCode === 'CA')!
  await assign(vacation, [californian.userId])
  const refusal = { status: 400, body: { error: { message: expect.stringContaining('cannot lapse') } } }
  expect(await end(californian.userId)).toMatchObject(refusal)
  expect(await end(californian.userId, { endDate: '2026-12-31' })).toMatchObject(refusal)
  expect(await balances(californian.userId)).toEqual({ 'Old leave': [80, null] })
  await assign(pto, [californian.userId])
  expect((await end(californian.userId, { transferTo: pto })).status).toBe(200)
  expect((await balances(californian.userId))['New leave']).toEqual([88, null])
})

test('a later day ends it when it is over, and no leave is asked for after it', async () => {
  const { userId } = georgians[3]!
  await assign(vacation, [userId])
  await assign(pto, [userId])
  expect(await end(userId, { endDate: '2026-10-09', transferTo: pto })).toMatchObject({
    body: { timeOffPolicyAssignment: { status: 'Ending', endDate: '2026-10-09', unusedHours: null } },
  })
  expect(
    await call('adminPortal/endTimeOffPolicyAssignment', {
      timeOffPolicyAssignment: { companyId, userId, timeOffPolicyId: pto },
    }),
  ).toMatchObject(
    refused('This policy takes over the hours of Old leave on 2026-10-09; change the end of that one first'),
  )
  const later = { startDate: '2026-10-12', endDate: '2026-10-12', hours: 8, timeOffLineItems: [] }
  expect(await request(userId, later)).toMatchObject(
    refused(
      'The policy ends for this user on 2026-10-09; ask for days through then, or under another policy',
    ),
  )
  const { timeOffRequestId } = (await request(userId)).body.timeOffRequest
  await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
  await ok('sandbox/advanceClock', { days: 5 })
  // 80 − 12 taken on 10/08 and 10/09 go on.
  expect(await balances(userId)).toEqual({ 'New leave': [76, null], 'Old leave': [0, '2026-10-09'] })
})
