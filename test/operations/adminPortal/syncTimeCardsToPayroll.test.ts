import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { tracked } from '../userPortal/tracked.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { ground, companyId, bakers, assign, enter, cardsOf, syncAll, payOf, payPeriodId } =
  await tracked(sandbox)

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
  expect(await sync()).toMatchObject(
    refused(
      'Pay period is not in an editable state: it is inProcess; correct it with voidPayroll, or pay in a supplemental ' +
        'period: addSupplementalPayPeriod',
    ),
  )
})
