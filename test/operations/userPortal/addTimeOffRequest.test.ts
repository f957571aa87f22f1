import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from './leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, bakers, policy, assign, request } = await leave(sandbox)

test('find their policy, or say so', async () => {
  const [one, other] = [bakers[1]!.userId, bakers[2]!.userId]
  const none = refused('timeOffPolicyId is required.')
  const timeOffPolicyId = await policy({ policyType: 'Sick Leave', lumpSumHours: 16, waitingPeriodDays: 3 })
  await assign(timeOffPolicyId, [one])
  expect(await request(one, { policyType: undefined })).toMatchObject(none)
  expect(await request(one, { policyType: 'Vacation' })).toMatchObject(none)
  expect(await request(one, { policyType: 7, startDate: 'x' })).toMatchObject(none)
  expect(await request(one, { timeOffPolicyId: newId(), policyType: 'Sick Leave' })).toMatchObject(none)
  expect(await request(other, { policyType: 'Sick Leave' })).toMatchObject(none)
  expect(await request('x', { policyType: undefined })).toMatchObject(refused('Invalid UserId'))
  expect(await request(newId(), { policyType: undefined, hours: 'x' })).toMatchObject(
    refused('Invalid UserId'),
  )

  const sick = (over: object) => request(one, { policyType: 'sick leave', ...over })
  const line = (date: string, requestHours: number) => ({ date, requestHours })
  const day = (date: string, hours: number) => ({
    startDate: date,
    endDate: date,
    hours,
    timeOffLineItems: [line(date, hours)],
  })
  expect(await sick({ endDate: '2026-10-07' })).toMatchObject(refused('endDate must not be before startDate'))
  expect(await sick({ endDate: '2026-10-08' })).toMatchObject(
    refused('timeOffLineItems must lie between startDate and endDate'),
  )
  expect(await sick({ hours: 12.5 })).toMatchObject(refused('timeOffLineItems must sum to hours'))
  expect(await sick({ timeOffLineItems: [line('2026-10-08', 6), line('2026-10-08', 6)] })).toMatchObject(
    refused('timeOffLineItems must have one item a day'),
  )
  expect(await sick(day('2026-10-09', 24.5))).toMatchObject(refused('A day has at most 24 hours'))
  expect(await sick({ hours: 0 })).toMatchObject(refused('hours must be more than 0'))
  expect(await sick(day('2026-10-07', 8))).toMatchObject(
    refused('Time off of this policy may be taken from 2026-10-08 on'),
  )
  expect(await sick(day('2024-10-07', 8))).toMatchObject(refused('Time off cannot begin before dateOfJoin'))
  expect(await sick(day('2026-10-08', 16.01))).toMatchObject(
    refused('Not enough time off: 16.00 hours available on 2026-10-08, 16.01 asked'),
  )
  expect((await sick(day('2026-10-08', 10))).status).toBe(200)
  const { timeOffRequestId } = (await request(one, { ...day('2026-10-09', 6), timeOffPolicyId })).body
    .timeOffRequest
  const decide = (address: string) => call(address, { companyId, timeOffRequestId, reason: 'r' })
  expect(await sick(day('2026-10-09', 0.01))).toMatchObject(
    refused('Not enough time off: 0.00 hours available on 2026-10-09, 0.01 asked'),
  )
  expect((await decide('userPortal/cancelTimeOffRequest')).body.timeOffRequest.status).toBe('Cancelled')
  const decided = refused(
    'The time off request is already Cancelled; a new one is made with addTimeOffRequest',
  )
  for (const address of ['adminPortal/approveTimeOffRequest', 'adminPortal/denyTimeOffRequest'])
    expect(await decide(address)).toMatchObject(decided)
  const all = await ok('reports/getTimeOffRequests', { companyId, userId: one, status: 'cancelled' })
  expect(all.timeOffRequests).toMatchObject([{ timeOffRequestId, reason: 'r' }])
})
