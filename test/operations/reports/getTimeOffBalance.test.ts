import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, bakers, policy, assign, request } = await leave(sandbox)
const userId = bakers[0]!.userId

test('the grant and the lines that made the balance, less what is asked for', async () => {
  const timeOffPolicyId = await policy({})
  await assign(timeOffPolicyId, [userId])
  await request(userId)
  expect((await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance).toEqual([
    {
      timeOffPolicyId,
      timeOffPolicyName: 'Leave',
      policyType: 'Vacation',
      effectiveStartDate: '2026-10-05',
      endDate: null,
      usableFrom: '2026-10-05',
      balanceHours: 80,
      pendingHours: 12,
      approvedHours: 0,
      availableHours: 68,
      lines: [{ date: '2026-10-05', kind: 'grant', hours: 80, balance: 80, explanation: expect.any(String) }],
    },
  ])
})

test.each([
  ['companyId', 'Invalid CompanyId'],
  ['userId', 'Invalid UserId'],
  ['timeOffPolicyId', 'Invalid TimeOffPolicyId'],
])('an unknown %s', async (field, message) => {
  expect(await call('reports/getTimeOffBalance', { companyId, userId, [field]: newId() })).toMatchObject(
    refused(message),
  )
})
