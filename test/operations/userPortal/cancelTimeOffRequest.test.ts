import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from './leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, bakers, policy, assign, request } = await leave(sandbox)
const [userId, other] = [bakers[0]!.userId, bakers[1]!.userId]
await assign(await policy({}), [userId])

test('a pending request is taken back by its user, once, and its hours are free again', async () => {
  const { timeOffRequestId } = (await request(userId)).body.timeOffRequest
  const mine = { companyId, timeOffRequestId, userId }
  expect(await call('userPortal/cancelTimeOffRequest', { ...mine, userId: other })).toMatchObject(
    refused('Invalid TimeOffRequestId'),
  )
  expect((await ok('userPortal/cancelTimeOffRequest', mine)).timeOffRequest).toMatchObject({
    timeOffRequestId,
    status: 'Cancelled',
    message: 'Time off request cancelled',
  })
  const [balance] = (await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance
  expect(balance).toMatchObject({ pendingHours: 0, availableHours: 80 })
  expect(await call('userPortal/cancelTimeOffRequest', mine)).toMatchObject(
    refused('The time off request is already Cancelled; a new one is made with addTimeOffRequest'),
  )
})
