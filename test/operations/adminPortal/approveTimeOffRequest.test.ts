import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, bakers, policy, assign, request } = await leave(sandbox)
const userId = bakers[0]!.userId
await assign(await policy({}), [userId])

test('what is approved is planned, and is decided once', async () => {
  const { timeOffRequestId } = (await request(userId)).body.timeOffRequest
  const decision = { companyId, timeOffRequestId }
  expect((await ok('adminPortal/approveTimeOffRequest', decision)).timeOffRequest).toMatchObject({
    timeOffRequestId,
    status: 'Approved',
    message: 'Time off request approved successfully',
  })
  const [balance] = (await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance
  expect(balance).toMatchObject({ balanceHours: 80, pendingHours: 0 })

  expect(await call('adminPortal/approveTimeOffRequest', decision)).toMatchObject(
    refused('The time off request is already Approved; a new one is made with addTimeOffRequest'),
  )
})

test('a request that is not there', async () => {
  const body = { companyId, timeOffRequestId: newId() }
  expect(await call('adminPortal/approveTimeOffRequest', body)).toMatchObject(
    refused('Invalid TimeOffRequestId'),
  )
})
