import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from './leave.ts'

const sandbox = await sharedService()
const { ok, call } = sandbox
const { companyId, bakers, policy, assign, request } = await leave(sandbox)

const days = (startDate: string, endDate = startDate) => ({
  startDate,
  endDate,
  hours: 8,
  timeOffLineItems: undefined,
})

test('leave is asked for in time', async () => {
  const { userId } = bakers[0]!
  await assign(await policy({ minimumNoticeDays: 14 }), [userId])
  // Today is 2026-10-05.
  expect(await request(userId, days('2026-10-16'))).toMatchObject(
    refused('Time off of this policy is asked for at least 14 days ahead: choose days from 2026-10-19 on'),
  )
  expect((await request(userId, days('2026-10-19'))).status).toBe(200)
})

test('no day of a blackout is given; what is approved stays', async () => {
  const { userId } = bakers[1]!
  const id = await policy({})
  await assign(id, [userId])
  expect((await request(userId, days('2026-12-21'))).status).toBe(200)
  const blackoutPeriods = [{ startDate: '2026-12-14', endDate: '2026-12-24', name: 'Holiday season' }]
  const change = (over: object) =>
    call('adminPortal/updateTimeOffPolicy', { timeOffPolicy: { timeOffPolicyId: id, ...over } })
  expect(
    await change({ blackoutPeriods: [{ startDate: '2026-12-14', endDate: '2026-12-13', name: 'x' }] }),
  ).toMatchObject(refused('endDate of blackoutPeriods must not be before its startDate'))
  expect((await change({ blackoutPeriods })).status).toBe(200)

  const closed = refused(
    'No time off of this policy is taken from 2026-12-14 through 2026-12-24 (Holiday season); choose other days',
  )
  expect(await request(userId, days('2026-12-14'))).toMatchObject(closed)
  expect(await request(userId, days('2026-12-24', '2026-12-25'))).toMatchObject(closed)
  // From Friday to Friday, with hours on the days around it only.
  const around = [
    { date: '2026-12-11', requestHours: 4 },
    { date: '2026-12-25', requestHours: 4 },
  ]
  const both = { ...days('2026-12-11', '2026-12-25'), timeOffLineItems: around }
  expect((await request(userId, both)).status).toBe(200)

  const { timeOffRequests } = await ok('reports/getTimeOffRequests', { companyId, userId })
  expect(timeOffRequests.map(({ startDate }: { startDate: string }) => startDate)).toEqual([
    '2026-12-21',
    '2026-12-11',
  ])
  const shown = (await ok('reports/getTimeOffPolicy', { companyId, timeOffPolicyId: id })).timeOffPolicy
  expect(shown).toMatchObject({ blackoutPeriods, minimumNoticeDays: 0, tiers: [] })
})
