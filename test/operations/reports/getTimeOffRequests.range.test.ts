import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, bakers, policy, assign, request } = await leave(sandbox)
const { userId } = bakers[0]!
await assign(await policy({}), [userId])

test('requests with a day in the range, with the names of who asks and of the policy', async () => {
  await request(userId)
  const listed = async (over: object) =>
    (await ok('reports/getTimeOffRequests', { companyId, ...over })).timeOffRequests
  const [asked] = await listed({})
  const { firstName, middleName, lastName } = (await ok('reports/getUser', { companyId, userId })).user[0]
  expect(asked.userName).toBe([firstName, middleName, lastName].filter((name) => name !== '').join(' '))
  expect(asked.policyName).toEqual(expect.any(String))
  const { startDate, endDate } = asked as { startDate: string; endDate: string }
  const [before, after] = [shifted(startDate, -1), shifted(endDate, 1)]
  // Both sides of both ends.
  expect(await listed({ from: endDate })).toHaveLength(1)
  expect(await listed({ from: after })).toHaveLength(0)
  expect(await listed({ to: startDate })).toHaveLength(1)
  expect(await listed({ to: before })).toHaveLength(0)
  expect(await call('reports/getTimeOffRequests', { companyId, from: after, to: before })).toMatchObject(
    refused('to: must not be before from'),
  )
})

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
