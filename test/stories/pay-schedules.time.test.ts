import { expect, test } from 'vitest'
import { type Period, payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Cards, overtime of a week that a change divides, leave and holidays go with the days of who changes the schedule. */
const sandbox = await sharedService()
const { ok, call } = sandbox
const { company, hire, schedule, periods, run, slips } = payroll(sandbox)
const companyId = await company({ today: '2026-11-16', states: { TX: '2.7%' } })
await schedule(companyId, { payBeginDate: '2026-11-16', payDate: '2026-12-04' })
const weekly = { payScheduleName: 'Weekly', compensationFrequency: 'Weekly' }
await schedule(companyId, { ...weekly, payBeginDate: '2026-11-18', payDate: '2026-11-27' })
const { userId } = await hire(companyId, { name: 'Hope Hourly', state: 'TX', rate: 20, basis: 'Per Hour' })
await ok('sandbox/advanceClock', { hours: 1 })

const change = (payScheduleFrom?: string, payScheduleName = 'Weekly') =>
  call('adminPortal/updateUser', { user: { userId, payScheduleName, payScheduleFrom } })
const enter = (day: string, from = '08:00', to = '17:00') =>
  ok('userPortal/addTimeEntry', { companyId, userId, start: `${day}T${from}`, end: `${day}T${to}` })
const cards = async () =>
  (await ok('reports/getTimeCards', { companyId, userId })).timeCards as readonly {
    timeCardId: string
    payPeriodId: string
  }[]

const sync = async ({ payPeriodId }: Period) => {
  const timeCardIds = (await cards()).flatMap((card) =>
    card.payPeriodId === payPeriodId ? card.timeCardId : [],
  )
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds })
  await ok('adminPortal/approveTimeCards', { companyId, timeCardIds })
  await ok('adminPortal/syncTimeCardsToPayroll', { companyId, payPeriodId, timeCardIds })
}

test('hours, overtime, leave and a holiday of a divided week are paid once, each with its days', async () => {
  const { timeTrackingPolicy } = await ok('adminPortal/addTimeTrackingPolicy', {
    timeTrackingPolicy: { companyId, name: 'Hours', workweekStart: 'Monday' },
  })
  const { timeTrackingPolicyId } = timeTrackingPolicy
  const assigned = { companyId, timeTrackingPolicyId, userIds: [userId] }
  await ok('adminPortal/addTimeTrackingPolicyAssignments', assigned)
  const { timeOffPolicy } = await ok('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: { companyId, timeOffPolicyName: 'Leave', policyType: 'Vacation', lumpSumHours: 80 },
  })
  const { timeOffPolicyId } = timeOffPolicy
  const since = { effectiveStartDate: '2026-11-16' }
  await ok('adminPortal/addTimeOffPolicyAssignment', {
    companyId,
    timeOffPolicyId,
    userIds: [userId],
    ...since,
  })
  for (const date of ['2026-11-20', '2026-11-27']) {
    const days = { startDate: date, endDate: date, hours: 8, timeOffLineItems: [{ date, requestHours: 8 }] }
    const timeOffRequest = { companyId, userId, policyType: 'Vacation', ...days }
    const { timeOffRequestId } = (await ok('userPortal/addTimeOffRequest', { timeOffRequest })).timeOffRequest
    await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
  }
  await ok('adminPortal/addCompanyHoliday', { companyId, date: '2026-11-26', name: 'Thanksgiving' })
  // Monday and Tuesday, nine hours each, on the card of the two weeks.
  await ok('sandbox/setClock', { to: '2026-11-23T23:00:00Z' })
  await enter('2026-11-23', '08:00', '21:00')
  await ok('sandbox/setClock', { to: '2026-11-24T23:00:00Z' })
  await enter('2026-11-24', '08:00', '21:00')
  const taken = await change('2026-11-18')
  expect(taken.body.error.message).toBe(
    'This user has time on a card on 2026-11-24; payScheduleFrom must be after that day',
  )
  expect((await change('2026-11-25')).status).toBe(200)

  await ok('sandbox/setClock', { to: '2026-11-25T23:00:00Z' })
  await enter('2026-11-25', '08:00', '21:00')
  await ok('sandbox/setClock', { to: '2026-11-28T23:00:00Z' })
  await enter('2026-11-28', '08:00', '18:00')
  const all = await periods(companyId)
  const own = all.find(({ payPeriodType }) => payPeriodType === 'Off-Cycle')!
  const week = all.find((each) => each.payScheduleName === 'Weekly' && each.payBeginDate === '2026-11-25')!
  expect((await cards()).map(({ payPeriodId }) => payPeriodId)).toEqual([own.payPeriodId, week.payPeriodId])
  await sync(own)
  await sync(week)
  await run({ companyId, payPeriodId: own.payPeriodId })
  // 26 hours of Monday and Tuesday, and the leave of the 20th.
  expect((await slips(own.payPeriodId))['Hope Hourly']!.pay).toEqual({ Regular: 520, Vacation: 160 })
  // Nobody was on the schedule yet.
  const empty = all.find((each) => each.payBeginDate === '2026-11-18')!.payPeriodId
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: empty, reason: 'Nobody is on it' })
  await run({ companyId, payPeriodId: week.payPeriodId })
  // 26 + 13 + 10 hours make 49 of the week: nine are overtime, all on its last day. The holiday and the leave are of this period.
  expect((await slips(week.payPeriodId))['Hope Hourly']!.pay).toEqual({
    Regular: 280,
    Overtime: 270,
    Holiday: 160,
    Vacation: 160,
  })
})
