import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { isReadFromEitherEnd } from '../../support/either-end.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, bakers, policy, assign, request } = await leave(sandbox)
const [one, other] = [bakers[0]!.userId, bakers[1]!.userId]
await assign(await policy({}), [one, other])

test('of all, of a user, of a status', async () => {
  const ask = async (userId: string) => (await request(userId)).body.timeOffRequest.timeOffRequestId as string
  const [mine, theirs] = [await ask(one), await ask(other)]
  await ok('adminPortal/denyTimeOffRequest', { companyId, timeOffRequestId: theirs, reason: 'too many away' })
  const listed = async (over: object) =>
    (await ok('reports/getTimeOffRequests', { companyId, ...over })).timeOffRequests
  expect(await listed({})).toHaveLength(2)
  expect(await listed({ userId: one })).toMatchObject([
    { timeOffRequestId: mine, userId: one, status: 'Pending', hours: 12 },
  ])
  expect(await listed({ status: 'denied' })).toMatchObject([
    { timeOffRequestId: theirs, status: 'Denied', reason: 'too many away' },
  ])
  expect(await listed({ status: 'Taken' })).toEqual([])
  await isReadFromEitherEnd(ok, 'reports/getTimeOffRequests', { companyId }, 'timeOffRequests')
})

test('an unknown user, a status that is none', async () => {
  const asking = (over: object) => call('reports/getTimeOffRequests', { companyId, ...over })
  expect(await asking({ userId: newId() })).toMatchObject(refused('Invalid UserId'))
  expect(await asking({ status: 'Lost' })).toMatchObject(refused('Invalid Status'))
})
