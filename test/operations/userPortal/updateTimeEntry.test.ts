import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from './assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { ground, companyId, periods, enter, assigned, entryOf } = await assignedPeople(sandbox)

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
    [
      at('2026-01-05', '09:00', '10:00'),
      'No pay period is open for this date; getUnProcessedPayPeriod lists those that are',
    ],
  ] as const
  for (const [over, message] of rows) expect(await change(over)).toMatchObject(refused(message))
  expect(
    await call('userPortal/addTimeEntry', { ...me, ...at('2027-03-14', '02:30', '05:00') }),
  ).toMatchObject(refused(rows[3][1]))

  await enter(me.userId, '2026-10-19T09:00', '2026-10-19T12:00')
  expect(await call('userPortal/clockIn', me)).toMatchObject(refused('Time entries must not overlap'))
  const [card] = await ground.cardsOf({ userId: me.userId, payPeriodId: periods[0].payPeriodId })
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds: [card.timeCardId] })
  const closed = refused('A time card that is Submitted cannot be changed; rejectTimeCards opens it again')
  expect(await change({ end: '2026-10-20T10:00' })).toMatchObject(closed)
  expect(await call('userPortal/deleteTimeEntry', { ...me, timeEntryId })).toMatchObject(closed)
  expect(await call('userPortal/clockIn', me)).toMatchObject(closed)
})
