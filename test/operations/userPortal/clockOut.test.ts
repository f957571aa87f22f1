import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { tracked } from './tracked.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { ground, companyId, bakers, periods, assign, cardsOf } = await tracked(sandbox)

test('by the clock, in and out, and by the calendar: a card opens with each period', async () => {
  const { userId } = bakers[3]!
  const me = { companyId, userId }
  await assign(await ground.policy({ roundingMinutes: 15 }), [userId])
  expect(await call('userPortal/clockOut', me)).toMatchObject(
    refused('Employee is not clocked in; use clockIn first, or addTimeEntry for work that is done.'),
  )
  expect((await ok('userPortal/clockIn', me)).timeEntry).toMatchObject({ end: null, hours: null })
  expect(await call('userPortal/clockIn', me)).toMatchObject(
    refused('Employee is already clocked in; use clockOut first.'),
  )
  const [card] = await cardsOf({ userId })
  const waiting = await ok('userPortal/submitTimeCard', { companyId, timeCardIds: [card.timeCardId] })
  expect(waiting.timeCards).toMatchObject([
    { error: 400, message: 'Employee is clocked in; use clockOut first.' },
  ])
  await ok('sandbox/advanceClock', { hours: 4 })
  expect((await ok('userPortal/clockOut', me)).timeEntry).toMatchObject({ hours: 4 })

  await ok('userPortal/clockIn', me)
  await ok('sandbox/advanceClock', { days: 30 })
  expect((await call('userPortal/clockOut', me)).body.error.message).toMatch(/^Clocked in more than 24 hours/)
  expect(await cardsOf({ userId })).toMatchObject(
    periods.slice(0, 3).map((period: { payPeriodId: string }) => ({ payPeriodId: period.payPeriodId })),
  )
})
