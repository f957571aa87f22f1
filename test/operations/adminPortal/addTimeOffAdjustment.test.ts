import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const { companyId, bakers, policy, assign } = await leave(sandbox)

const adjust = (userId: string, timeOffPolicyId: string, over: object) =>
  call('adminPortal/addTimeOffAdjustment', {
    timeOffAdjustment: {
      companyId,
      userId,
      timeOffPolicyId,
      kind: 'Adjustment',
      hours: 1,
      reason: 'Counted again',
      ...over,
    },
  })

test('an opening sets the balance once, an adjustment adds or takes, and both stand in the lines', async () => {
  const { userId } = bakers[0]!
  const id = await policy({ lumpSumHours: 80, maxAccumulatedHours: 100 })
  await assign(id, [userId])
  const opened = await adjust(userId, id, { kind: 'opening', hours: 52.5, reason: 'From the last provider' })
  expect(opened.body.timeOffAdjustment).toMatchObject({ balanceHours: 52.5, status: 'Ready' })
  expect(await adjust(userId, id, { kind: 'Opening', hours: 10 })).toMatchObject(
    refused('The balance has its Opening already; send an Adjustment'),
  )
  expect((await adjust(userId, id, { hours: -2.25 })).body.timeOffAdjustment.balanceHours).toBe(50.25)

  const [shown] = (await ok('reports/getTimeOffBalance', { companyId, userId, timeOffPolicyId: id }))
    .timeOffBalance
  expect(shown).toMatchObject({ balanceHours: 50.25, availableHours: 50.25 })
  expect(shown.lines).toMatchObject([
    { kind: 'grant', hours: 80, balance: 80 },
    {
      kind: 'opening',
      hours: -27.5,
      balance: 52.5,
      explanation: 'Opening balance of 52.50: From the last provider',
    },
    { kind: 'adjustment', hours: -2.25, balance: 50.25, explanation: 'Counted again' },
  ])
})

test('what cannot be is refused in words and changes nothing', async () => {
  const [{ userId }, other] = [bakers[1]!, bakers[2]!]
  const id = await policy({ policyType: 'PTO', lumpSumHours: 40, maxAccumulatedHours: 50 })
  const unpaid = await policy({ policyType: 'Unpaid' })
  await assign(id, [userId])
  await assign(unpaid, [userId])
  const cases = [
    [{ hours: 0 }, 'hours must not be 0 for an Adjustment'],
    [{ hours: -40.01 }, 'The balance would be below 0: it is 40.00 hours now'],
    [{ kind: 'Opening', hours: -1 }, 'The balance would be below 0: it is 40.00 hours now'],
    [
      { hours: 10.01 },
      'The balance would be 50.01 hours, and the policy holds at most 50.00; send fewer, or change maxAccumulatedHours',
    ],
    [{ kind: 'Gift' }, 'Invalid Kind'],
    [{ timeOffPolicyId: newId() }, 'Invalid TimeOffPolicyId'],
    [{ timeOffPolicyId: unpaid }, 'A policy of type Unpaid has no balance'],
    [
      { userId: other.userId },
      'This user has no active assignment of the policy; use addTimeOffPolicyAssignment first',
    ],
  ] as const
  for (const [over, message] of cases)
    expect(await adjust(userId, id, over), message).toMatchObject(refused(message))
  expect((await adjust(userId, id, { reason: '' })).status).toBe(400)
  expect((await adjust(userId, id, { hours: 0.001 })).status).toBe(400)
  const theirs = { companyId, userId, timeOffPolicyId: id, kind: 'Adjustment', hours: 1, reason: 'x' }
  expect(await stranger('adminPortal/addTimeOffAdjustment', { timeOffAdjustment: theirs })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  const [shown] = (await ok('reports/getTimeOffBalance', { companyId, userId, timeOffPolicyId: id }))
    .timeOffBalance
  expect(shown).toMatchObject({ balanceHours: 40, lines: [{ kind: 'grant' }] })
})
