import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { tracked } from './tracked.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { ground, companyId, bakers, assign } = await tracked(sandbox)
const who = { companyId, userId: bakers[2]!.userId }

const entering = (start: string, end: string, over: object = {}) =>
  call('userPortal/addTimeEntry', { ...who, start, end, ...over })

test('is refused in plain words', async () => {
  expect(await entering('2026-11-03T09:00', '2026-11-03T17:00')).toMatchObject(
    refused('Employee has no active time tracking assignment; use addTimeTrackingPolicyAssignments.'),
  )
  await assign(await ground.policy({ mealBreakMinutes: 30, requireApproval: false }), [who.userId])
  const { timeEntry } = (await entering('2026-11-03T09:00', '2026-11-03T17:30')).body
  expect(timeEntry).toMatchObject({ hours: 8 })
  const overlap = refused('Time entries must not overlap')
  expect(await entering('2026-11-03T17:29', '2026-11-03T18:00')).toMatchObject(overlap)
  expect((await entering('2026-11-03T17:30', '2026-11-03T18:00')).body.timeEntry).toMatchObject({
    hours: 0.5,
  })
  expect(await entering('2024-11-03T09:00', '2024-11-03T10:00')).toMatchObject(
    refused('Time cannot be entered before dateOfJoin'),
  )
  expect(await entering('2026-01-05T09:00', '2026-01-05T10:00')).toMatchObject(
    refused('No pay period is open for this date; getUnProcessedPayPeriod lists those that are'),
  )
  expect(await entering('2026-11-04T10:00', '2026-11-04T09:00')).toMatchObject(
    refused('end must be after start'),
  )
  expect(await entering('2026-11-04T10:00', '2026-11-05T10:01')).toMatchObject(
    refused('A time entry is at most 24 hours long'),
  )
  expect(await entering('2026-11-04T10:00', '2026-11-04T11:00', { breakMinutes: 60 })).toMatchObject(
    refused('breakMinutes must be shorter than the entry'),
  )
  const id = { ...who, timeEntryId: timeEntry.timeEntryId }
  const change = (over: object) => call('userPortal/updateTimeEntry', { ...id, ...over })
  expect(await change({ end: '2026-11-03T17:31' })).toMatchObject(overlap)
  expect((await change({ end: '2026-11-03T17:00' })).body.timeEntry.hours).toBe(7.5)
  expect((await change({ breakMinutes: 0 })).body.timeEntry.hours).toBe(8)
  await ok('userPortal/deleteTimeEntry', id)
  expect(await call('userPortal/deleteTimeEntry', id)).toMatchObject(refused('Invalid TimeEntryId'))

  const { timeCardId } = timeEntry
  const submitted = await ok('userPortal/submitTimeCard', { companyId, timeCardIds: [timeCardId] })
  expect(submitted.timeCards).toMatchObject([{ status: 'Approved' }])
  expect(await entering('2026-11-05T09:00', '2026-11-05T10:00')).toMatchObject(
    refused('A time card that is Approved cannot be changed; rejectTimeCards opens it again'),
  )
})

test('an entry may lie ahead, as far as pay periods are open', async () => {
  const { clock } = await ok('sandbox/getClock')
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const last = unprocessedPayPeriods
    .map(({ payEndDate }: { payEndDate: string }) => payEndDate)
    .sort()
    .at(-1)
  expect(last > clock.today).toBe(true)
  const ahead = await entering(`${last}T09:00`, `${last}T10:00`, { breakMinutes: 0 })
  expect(ahead.body.timeEntry).toMatchObject({ hours: 1 })
  expect(await entering('2099-11-03T09:00', '2099-11-03T10:00')).toMatchObject(
    refused('No pay period is open for this date; getUnProcessedPayPeriod lists those that are'),
  )
})
