import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from './assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, periods, who, assigned, entryOf } = await assignedPeople(sandbox)

test('without an assignment there is no time to enter', async () => {
  const none = refused(
    'Employee has no active time tracking assignment; use addTimeTrackingPolicyAssignments.',
  )
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

test('no card in a period that is skipped', async () => {
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: periods[0].payPeriodId, reason: 'closed' })
  const me = await assigned(6)
  expect(await call('userPortal/clockIn', me)).toMatchObject(
    refused('No pay period is open for this date; getUnProcessedPayPeriod lists those that are'),
  )
})
