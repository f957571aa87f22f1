import { describe, expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { service } from '../../support/service.ts'
import { timeGround } from './ground.ts'

const sandbox = await service()
const { call, ok, stranger } = sandbox
// Monday; the biweekly period runs from 2026-10-19 to 2026-11-01, when the clocks go back.
const ground = await timeGround(sandbox, { on: '2026-10-19', employees: 40 })
const { companyId, users, bakers, periods, assign, enter, cardsOf, syncAll, payOf } = ground
const [{ payPeriodId }, next] = periods
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

describe('stories into pay', () => {
  test('the clocks go back during a night shift', async () => {
    const policy = await ground.policy({ timeZone: 'America/New_York', workweekStart: 'Monday' })
    const { userId, userWages } = bakers[0]!
    expect((await assign(policy, [userId])).assignments).toEqual([
      { userId, success: true, message: 'Time tracking policy assigned successfully' },
    ])
    const [card] = await cardsOf({ userId })
    expect(card).toMatchObject({ status: 'Open', payPeriodId, entries: [] })
    const { timeEntry } = await enter(userId, '2026-10-31T22:00', '2026-11-01T06:00')
    expect(timeEntry).toMatchObject({ timeCardId: card.timeCardId, hours: 9 })
    expect(await syncAll(payPeriodId, [card.timeCardId])).toEqual([
      {
        timeCardId: card.timeCardId,
        userId,
        status: 'Synced',
        message: 'Time card synced to payroll successfully',
      },
    ])
    const pay = await payOf(payPeriodId, userId)
    expect(pay).toMatchObject({ grossTotal: 9 * userWages[0]!.WageRate, payHours: 9 })
  })

  test('a California week with a 13-hour day and a seventh day', async () => {
    const { userId, userWages } = bakers[1]!
    const { companyLocationId } = (
      await ok('companyOnboarding/addCompanyLocation', {
        companyLocation: {
          companyId,
          companyLocation: 'Fresno',
          address1: '1 Fulton Mall',
          city: 'Fresno',
          state: 'CA',
          zipcode: '93721',
          phoneNumber: '5595550100',
          isWorkLocation: true,
          isMailingAddress: false,
          isFilingAddress: true,
        },
      })
    ).companyLocation
    await ok('adminPortal/updateUser', {
      user: { userId, companyId, companyLocationCategory: 'Office', companyLocationId },
    })
    await assign(await ground.policy({ overtimeRule: 'State', workweekStart: 'Monday' }), [userId])
    await enter(userId, '2026-10-19T08:00', '2026-10-19T21:00')
    for (const date of ['20', '21', '22', '23', '24'])
      await enter(userId, `2026-10-${date}T08:00`, `2026-10-${date}T13:00`)
    await enter(userId, '2026-10-25T08:00', '2026-10-25T18:00')
    const [card] = await cardsOf({ userId })
    // 8 + 5 × 5 plain; 4 + 8 of the seventh day at one and a half; 1 + 2 double
    expect(card).toMatchObject({ standardHours: 33, overtimeHours: 12, doubleTimeHours: 3 })
    expect(card.explanation).toEqual([
      { date: '2026-10-19', hours: 4, pays: 'overtime', why: 'over 8 hours a day' },
      { date: '2026-10-19', hours: 1, pays: 'doubleTime', why: 'over 12 hours a day' },
      { date: '2026-10-25', hours: 8, pays: 'overtime', why: 'seventh day of the workweek' },
      { date: '2026-10-25', hours: 2, pays: 'doubleTime', why: 'over 8 hours a day' },
    ])
    await syncAll(payPeriodId, [card.timeCardId])
    const rate = userWages[0]!.WageRate
    // 33 + 12 × 1.5 + 3 × 2 = 57 hours' pay
    expect(await payOf(payPeriodId, userId)).toMatchObject({ grossTotal: 57 * rate, payHours: 48 })
  })

  test('syncing again replaces, and the period that is run no longer takes cards', async () => {
    const { userId } = bakers[1]!
    const [card] = await cardsOf({ userId })
    const before = await payOf(payPeriodId, userId)
    const sync = () =>
      call('adminPortal/syncTimeCardsToPayroll', { companyId, payPeriodId, timeCardIds: [card.timeCardId] })
    expect((await sync()).body.timeCards[0]).toMatchObject({ status: 'Synced' })
    expect(await payOf(payPeriodId, userId)).toEqual(before)
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
    const { payPeriod } = await ok('reports/getPayPeriodDetails', { companyId, payPeriodId })
    const paid = payPeriod[0].payrollLineItems.find((line: { userId: string }) => line.userId === userId)
    expect(paid.grossTotal).toBe(before.grossTotal)
    expect(await sync()).toMatchObject(refused('Pay period is not in an editable state'))
  })
})

describe('batches', () => {
  const [first, second, third] = users.filter(({ jobTitle }) => jobTitle !== 'Baker')

  test('assignments answer user by user, in order', async () => {
    const timeTrackingPolicyId = await ground.policy({ workerTypes: ['w2'] })
    await ok('adminPortal/deactivateUser', {
      user: { userId: third!.userId, exitDate: '2026-10-20', personalEmail: '', finalPayCheckType: 'x' },
    })
    const unknown = newId()
    const userIds = [
      first!.userId.toUpperCase(),
      unknown,
      'x',
      first!.userId,
      third!.userId,
      bakers[0]!.userId,
      null,
    ]
    const { assignments } = await assign(timeTrackingPolicyId, userIds as string[])
    const error = (message: string) => ({ success: false, error: { code: 400, message } })
    const already = error('Employee already has an active assignment.')
    expect(assignments).toEqual([
      { userId: first!.userId, success: true, message: 'Time tracking policy assigned successfully' },
      { userId: unknown, ...error('Invalid UserId') },
      { userId: 'x', ...error('Invalid UserId') },
      { userId: first!.userId, ...already },
      { userId: third!.userId, ...error('Only Active users can be added.') },
      { userId: bakers[0]!.userId, ...already },
      { userId: null, ...error('Invalid UserId') },
    ])
    expect(
      await call('adminPortal/addTimeTrackingPolicyAssignments', { companyId, userIds: [] }),
    ).toMatchObject(refused('Invalid TimeTrackingPolicyId'))
    const foreign = { companyId, timeTrackingPolicyId, userIds: [] }
    expect(await stranger('adminPortal/addTimeTrackingPolicyAssignments', foreign)).toMatchObject(
      refused('Invalid CompanyId'),
    )
  })

  test('cards answer card by card: status before period', async () => {
    const contractorsOnly = await ground.policy({ workerTypes: ['1099-NEC'] })
    expect((await assign(contractorsOnly, [second!.userId])).assignments[0].error.message).toBe(
      'The policy is not for W2 workers.',
    )
    await assign(await ground.policy(), [second!.userId])
    await enter(second!.userId, '2026-11-03T09:00', '2026-11-03T17:00')
    const [open, later] = await cardsOf({ userId: second!.userId })
    expect(later.payPeriodId).toBe(next.payPeriodId)
    const other = newId()
    const sync = async (...timeCardIds: string[]) =>
      (
        await ok('adminPortal/syncTimeCardsToPayroll', {
          companyId,
          payPeriodId: next.payPeriodId,
          timeCardIds,
        })
      ).timeCards
    const wrongStatus = 'Only Approved or Synced time cards can be synced to payroll'
    expect(await sync(other, open.timeCardId, later.timeCardId)).toEqual([
      { timeCardId: other, error: 400, message: 'Invalid timeCardId' },
      { timeCardId: open.timeCardId, error: 400, message: wrongStatus },
      { timeCardId: later.timeCardId, error: 400, message: wrongStatus },
    ])
    const both = { companyId, timeCardIds: [open.timeCardId, later.timeCardId] }
    await ok('userPortal/submitTimeCard', both)
    await ok('adminPortal/approveTimeCards', both)
    expect(await sync(open.timeCardId, later.timeCardId)).toMatchObject([
      { error: 400, message: 'Invalid PayPeriodId' },
      { status: 'Synced' },
    ])
    expect(
      (await ok('adminPortal/rejectTimeCards', { ...both, reason: 'too late' })).timeCards,
    ).toMatchObject([
      { status: 'Rejected' },
      { error: 400, message: 'A time card that is Synced cannot take rejectTimeCards' },
    ])
    expect((await ok('userPortal/submitTimeCard', both)).timeCards).toMatchObject([
      { status: 'Submitted' },
      { error: 400 },
    ])
  })

  test('removal ends tracking, once', async () => {
    const body = { companyId, userIds: [first!.userId, first!.userId] }
    const { assignments } = await ok('adminPortal/removeTimeTrackingPolicyAssignments', body)
    expect(assignments.map(({ success }: { success: boolean }) => success)).toEqual([true, false])
  })
})

describe('entering time', () => {
  const who = { companyId, userId: bakers[2]!.userId }
  const entering = (start: string, end: string, over: object = {}) =>
    call('userPortal/addTimeEntry', { ...who, start, end, ...over })

  test('is refused in plain words', async () => {
    expect(await entering('2026-11-03T09:00', '2026-11-03T17:00')).toMatchObject(
      refused('Employee has no active time tracking assignment.'),
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
      refused('No pay period is open for this date'),
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
      refused('A time card that is Approved cannot be changed'),
    )
  })

  test('by the clock, in and out, and by the calendar: a card opens with each period', async () => {
    const { userId } = bakers[3]!
    const me = { companyId, userId }
    await assign(await ground.policy({ roundingMinutes: 15 }), [userId])
    expect(await call('userPortal/clockOut', me)).toMatchObject(refused('Employee is not clocked in.'))
    expect((await ok('userPortal/clockIn', me)).timeEntry).toMatchObject({ end: null, hours: null })
    expect(await call('userPortal/clockIn', me)).toMatchObject(refused('Employee is already clocked in.'))
    const [card] = await cardsOf({ userId })
    const waiting = await ok('userPortal/submitTimeCard', { companyId, timeCardIds: [card.timeCardId] })
    expect(waiting.timeCards).toMatchObject([{ error: 400, message: 'Employee is clocked in.' }])
    await ok('sandbox/advanceClock', { hours: 4 })
    expect((await ok('userPortal/clockOut', me)).timeEntry).toMatchObject({ hours: 4 })

    await ok('userPortal/clockIn', me)
    await ok('sandbox/advanceClock', { days: 30 })
    expect((await call('userPortal/clockOut', me)).body.error.message).toMatch(
      /^Clocked in more than 24 hours/,
    )
    expect(await cardsOf({ userId })).toMatchObject(
      periods.slice(0, 3).map((period: { payPeriodId: string }) => ({ payPeriodId: period.payPeriodId })),
    )
  })

  test('not before joining', async () => {
    const { userId } = bakers[4]!
    const me = { companyId, userId }
    await sandbox.owner.query("update worker set date_of_join = '2027-06-01' where user_id = $1", [userId])
    await assign(await ground.policy(), [userId])
    expect(await cardsOf({ userId })).toHaveLength(1)
    expect(await call('userPortal/clockIn', me)).toMatchObject(
      refused('Time cannot be entered before dateOfJoin'),
    )
  })
})
