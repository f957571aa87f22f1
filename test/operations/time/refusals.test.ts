import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { timeGround } from './ground.ts'

const sandbox = await service()
const { call, ok } = sandbox
// Ten in the morning of a Monday in New York; the period runs to 2026-11-01.
const ground = await timeGround(sandbox, { on: '2026-10-19', employees: 12 })
const { companyId, users, periods, enter } = ground
const policy = await ground.policy({ timeZone: 'America/New_York' })
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })
const who = (n: number) => ({ companyId, userId: users[n]!.userId })
const assigned = async (n: number) => {
  await ground.assign(policy, [who(n).userId])
  return who(n)
}
const entryOf = async ({ userId }: { userId: string }, date: string): Promise<string> =>
  (await enter(userId, `${date}T09:00`, `${date}T17:00`)).timeEntry.timeEntryId

test('an entry is changed only to what could have been entered', async () => {
  const me = await assigned(0)
  const timeEntryId = await entryOf(me, '2026-10-20')
  const change = (over: object) => call('userPortal/updateTimeEntry', { ...me, timeEntryId, ...over })
  const at = (date: string, from: string, to: string) => ({ start: `${date}T${from}`, end: `${date}T${to}` })
  const rows = [
    [{ end: '2026-10-20T09:00' }, 'end must be after start'],
    [{ end: '2026-10-21T09:01' }, 'A time entry is at most 24 hours long'],
    [{ breakMinutes: 480 }, 'breakMinutes must be shorter than the entry'],
    [
      at('2027-03-14', '02:30', '05:00'),
      'start and end must be times that the clocks of America/New_York show',
    ],
    [at('2024-01-05', '09:00', '10:00'), 'Time cannot be entered before dateOfJoin'],
    [at('2026-01-05', '09:00', '10:00'), 'No pay period is open for this date'],
  ] as const
  for (const [over, message] of rows) expect(await change(over)).toMatchObject(refused(message))
  expect(
    await call('userPortal/addTimeEntry', { ...me, ...at('2027-03-14', '02:30', '05:00') }),
  ).toMatchObject(refused(rows[3][1]))

  await enter(me.userId, '2026-10-19T09:00', '2026-10-19T12:00')
  expect(await call('userPortal/clockIn', me)).toMatchObject(refused('Time entries must not overlap'))
  const [card] = await ground.cardsOf({ userId: me.userId, payPeriodId: periods[0].payPeriodId })
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds: [card.timeCardId] })
  const closed = refused('A time card that is Submitted cannot be changed')
  expect(await change({ end: '2026-10-20T10:00' })).toMatchObject(closed)
  expect(await call('userPortal/deleteTimeEntry', { ...me, timeEntryId })).toMatchObject(closed)
  expect(await call('userPortal/clockIn', me)).toMatchObject(closed)
})

test('without an assignment there is no time to enter', async () => {
  const none = refused('Employee has no active time tracking assignment.')
  expect(await call('userPortal/clockIn', who(1))).toMatchObject(none)
  const me = await assigned(1)
  const timeEntryId = await entryOf(me, '2026-10-20')
  await ok('adminPortal/removeTimeTrackingPolicyAssignments', { companyId, userIds: [me.userId] })
  expect(await call('userPortal/updateTimeEntry', { ...me, timeEntryId })).toMatchObject(none)
})

test('time runs through the exit date', async () => {
  const leave = (userId: string, exitDate: string) =>
    ok('adminPortal/deactivateUser', {
      user: { userId, exitDate, personalEmail: '', finalPayCheckType: 'They have already been paid' },
    })
  const gone = refused('Time cannot be entered after exitDate')
  const me = await assigned(2)
  await leave(me.userId, '2026-10-20')
  const timeEntryId = await entryOf(me, '2026-10-20')
  const late = { start: '2026-10-21T09:00', end: '2026-10-21T10:00' }
  expect(await call('userPortal/addTimeEntry', { ...me, ...late })).toMatchObject(gone)
  expect(await call('userPortal/updateTimeEntry', { ...me, timeEntryId, ...late })).toMatchObject(gone)
  const other = await assigned(3)
  await leave(other.userId, '2026-10-16')
  expect(await call('userPortal/clockIn', other)).toMatchObject(gone)
})

test('while the clock runs', async () => {
  const me = await assigned(4)
  const { timeEntryId } = (await ok('userPortal/clockIn', me)).timeEntry
  expect(await call('userPortal/updateTimeEntry', { ...me, timeEntryId })).toMatchObject(
    refused('end is required: the user is clocked in'),
  )
  expect(await call('userPortal/clockOut', { ...me, breakMinutes: 1440 })).toMatchObject(
    refused('breakMinutes must be shorter than the entry'),
  )
  const removal = { companyId, userIds: [me.userId] }
  const { assignments } = await ok('adminPortal/removeTimeTrackingPolicyAssignments', removal)
  expect(assignments[0].error.message).toBe('Employee is clocked in.')
})

test('time off is decided once, and a policy must be able to give', async () => {
  const { timeOffPolicyId } = (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'P', policyType: 'PTO', lumpSumHours: 8 },
    })
  ).timeOffPolicy
  const change = (over: object) =>
    call('adminPortal/updateTimeOffPolicy', { timeOffPolicy: { timeOffPolicyId, ...over } })
  expect(await change({ lumpSumHours: 0 })).toMatchObject(
    refused('lumpSumHours is required for a Lump Sum policy'),
  )
  expect(await change({ earningMethod: 'Accrual' })).toMatchObject(
    refused('accrualRatePerHour is required for an Accrual policy'),
  )
  const { userId } = who(5)
  await ok('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds: [userId] })
  const asked = { policyType: 'PTO', startDate: '2026-10-22', endDate: '2026-10-22', hours: 8 }
  const { timeOffRequestId } = (
    await ok('userPortal/addTimeOffRequest', { timeOffRequest: { companyId, userId, ...asked } })
  ).timeOffRequest
  await ok('adminPortal/denyTimeOffRequest', { companyId, timeOffRequestId })
  expect(await call('userPortal/cancelTimeOffRequest', { companyId, timeOffRequestId })).toMatchObject(
    refused('The time off request is already Denied'),
  )
})

test('no card in a period that is skipped', async () => {
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: periods[0].payPeriodId, reason: 'closed' })
  const me = await assigned(6)
  expect(await call('userPortal/clockIn', me)).toMatchObject(refused('No pay period is open for this date'))
})

test('a policy is changed in part and listed with its people', async () => {
  await ok('adminPortal/updateTimeTrackingPolicy', {
    timeTrackingPolicy: { timeTrackingPolicyId: policy, roundingMinutes: 15, workweekStart: 'monday' },
  })
  const { timeTrackingPolicies } = await ok('reports/getTimeTrackingPolicies', { companyId })
  expect(timeTrackingPolicies).toMatchObject([
    {
      timeTrackingPolicyId: policy,
      name: 'Hours',
      workerTypes: ['W2', '1099-NEC'],
      overtimeRule: 'Federal',
      workweekStart: 'Monday',
      roundingMinutes: 15,
      requireApproval: true,
    },
  ])
  expect(timeTrackingPolicies[0].userIds).toContain(who(6).userId)
  const wrong = (over: object) =>
    call('adminPortal/addTimeTrackingPolicy', { timeTrackingPolicy: { companyId, name: 'x', ...over } })
  expect(await wrong({ timeZone: 'Mars/Olympus' })).toMatchObject(refused('Invalid TimeZone'))
  expect(await wrong({ overtimeRule: 'Mine' })).toMatchObject(refused('Invalid OvertimeRule'))
  expect(await wrong({ workerTypes: ['W9'] })).toMatchObject(refused('Invalid WorkerTypes'))
})
