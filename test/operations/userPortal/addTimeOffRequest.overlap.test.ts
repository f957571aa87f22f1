import { describe, expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { leave } from './leave.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId, bakers, policy, assign, request } = await leave(sandbox)
const vacation = await policy({})
const sick = await policy({ policyType: 'Sick Leave', timeOffPolicyName: 'Sick' })
const ids = bakers.map(({ userId }) => userId)
await assign(vacation, ids)
await assign(sick, ids)

const on = (startDate: string, endDate = startDate, hours = 8, more: object = {}) => ({
  startDate,
  endDate,
  hours,
  timeOffLineItems: null,
  ...more,
})
const made = async (userId: string, over: object): Promise<string> => {
  const { status, body } = await request(userId, over)
  expect(status).toBe(200)
  return body.timeOffRequest.timeOffRequestId
}
const refusal = async (userId: string, over: object) => {
  const { status, body } = await request(userId, over)
  return [status, body.error?.message]
}
const words = (date: string, hours: string, request: string) =>
  `Time off is already asked for or granted on ${date}: ${hours} hours in ${request}; a Pending request is taken back ` +
  'with cancelTimeOffRequest'

describe('1.5: a day of leave is asked for once', () => {
  test('the same request again, one that overlaps, and one under another policy are refused', async () => {
    const [userId] = ids
    const first = await made(userId!, on('2026-10-08', '2026-10-09', 16))
    const said = words('2026-10-08', '8.00', `request ${first}`)
    expect(await refusal(userId!, on('2026-10-08', '2026-10-09', 16))).toEqual([400, said])
    expect(await refusal(userId!, on('2026-10-07', '2026-10-08', 16))).toEqual([400, said])
    expect(await refusal(userId!, on('2026-10-08', '2026-10-08', 1))).toEqual([400, said])
    expect(await refusal(userId!, on('2026-10-08', '2026-10-08', 1, { policyType: 'Sick Leave' }))).toEqual([
      400,
      said,
    ])
    await made(userId!, on('2026-10-07'))
    await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId: first })
    expect(await refusal(userId!, on('2026-10-09'))).toEqual([
      400,
      words('2026-10-09', '8.00', `request ${first}`),
    ])
    expect((await ok('reports/getTimeOffRequests', { companyId, userId })).timeOffRequests).toHaveLength(2)
  })

  test('a day may be half vacation and half sick, and no more', async () => {
    const userId = ids[1]!
    const half = await made(userId, on('2026-10-08', '2026-10-08', 4))
    await made(userId, on('2026-10-08', '2026-10-08', 4, { policyType: 'Sick Leave' }))
    expect(await refusal(userId, on('2026-10-08', '2026-10-08', 1))).toEqual([
      400,
      words('2026-10-08', '4.00', `request ${half}`),
    ])
  })

  test('a request that was cancelled or denied lets its days go', async () => {
    const userId = ids[2]!
    for (const operation of ['userPortal/cancelTimeOffRequest', 'adminPortal/denyTimeOffRequest']) {
      const timeOffRequestId = await made(userId, on('2026-10-08'))
      await ok(operation, { companyId, timeOffRequestId })
    }
    await made(userId, on('2026-10-08'))
  })

  test('of ten at once one is made', async () => {
    const userId = ids[3]!
    const replies = await Promise.all(Array.from({ length: 10 }, () => request(userId, on('2026-10-08'))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
    for (const { status, body } of replies) {
      if (status === 400)
        expect(body.error.message).toMatch(/^Time off is already asked for or granted on 2026-10-08/)
    }
  })
})
