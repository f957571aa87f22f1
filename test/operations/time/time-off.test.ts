import { describe, expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { service } from '../../support/service.ts'
import { timeGround } from './ground.ts'

const sandbox = await service()
const { call, ok } = sandbox
// Monday; the biweekly period runs to 2026-10-18.
const ground = await timeGround(sandbox, { on: '2026-10-05', employees: 30 })
const { companyId, users, bakers, periods, payOf } = ground
const { payPeriodId } = periods[0]
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })
const engineers = users.filter(({ jobTitle }) => jobTitle === 'Engineer')

const policy = async (over: object): Promise<string> =>
  (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: {
        companyId,
        timeOffPolicyName: 'Leave',
        policyType: 'Vacation',
        lumpSumHours: 80,
        ...over,
      },
    })
  ).timeOffPolicy.timeOffPolicyId
const assign = (timeOffPolicyId: string, userIds: readonly string[], effectiveStartDate = '2026-10-05') =>
  ok('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds, effectiveStartDate })
const balance = async (userId: string, over: object = {}) =>
  (await ok('reports/getTimeOffBalance', { companyId, userId, ...over })).timeOffBalance[0]
const request = (userId: string, over: object = {}) =>
  call('userPortal/addTimeOffRequest', {
    timeOffRequest: {
      companyId,
      userId,
      policyType: 'Vacation',
      startDate: '2026-10-08',
      endDate: '2026-10-09',
      hours: 12,
      timeOffLineItems: [
        { date: '2026-10-08', requestHours: 8 },
        { date: '2026-10-09', requestHours: 4 },
      ],
      ...over,
    },
  })
const approved = async (userId: string, over: object = {}): Promise<string> => {
  const { timeOffRequestId } = (await request(userId, over)).body.timeOffRequest
  await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
  return timeOffRequestId
}

describe('vacation in pay', () => {
  test('adds to an hourly worker’s pay, and a holiday with it', async () => {
    const { userId, userWages } = bakers[0]!
    const rate = userWages[0]!.WageRate
    expect((await assign(await policy({}), [userId])).assignments).toEqual([
      { userId, success: true, message: 'Time off policy assigned successfully' },
    ])
    expect(await balance(userId)).toMatchObject({ balanceHours: 80, availableHours: 80 })
    const made = await request(userId)
    expect(made.body.timeOffRequest).toMatchObject({ status: 'Pending' })
    const { timeOffRequestId } = made.body.timeOffRequest
    expect(await balance(userId)).toMatchObject({ pendingHours: 12, availableHours: 68 })
    await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
    expect((await ok('reports/getUser', { companyId, userId })).user[0].timeOffRequests).toMatchObject([
      { timeOffRequestId, status: 'Approved', hours: 12, policyType: 'Vacation' },
    ])
    expect((await payOf(payPeriodId, userId)).grossTotal).toBe(12 * rate)

    await ok('adminPortal/addCompanyHoliday', {
      companyId,
      date: '2026-10-12',
      name: 'Columbus Day',
      paid: true,
    })
    // A fifth of 40 hours beside the 12 of leave.
    expect((await payOf(payPeriodId, userId)).grossTotal).toBe(20 * rate)
    expect(
      await call('adminPortal/addCompanyHoliday', { companyId, date: '2026-10-12', name: 'Again' }),
    ).toMatchObject(refused('A holiday on this date already exists'))
    await ok('adminPortal/removeCompanyHoliday', { companyId, date: '2026-10-12' })
    expect((await payOf(payPeriodId, userId)).grossTotal).toBe(12 * rate)
    expect(await call('adminPortal/removeCompanyHoliday', { companyId, date: '2026-10-12' })).toMatchObject(
      refused('Invalid CompanyHolidayId'),
    )
  })

  test('replaces a salaried worker’s hours; unpaid leave is taken off', async () => {
    const { userId } = engineers[0]!
    const whole = (await payOf(payPeriodId, userId)).grossTotal
    await assign(await policy({}), [userId])
    await approved(userId)
    expect((await payOf(payPeriodId, userId)).grossTotal).toBe(whole)
    await assign(await policy({ policyType: 'Unpaid', lumpSumHours: 0 }), [userId])
    const day = { startDate: '2026-10-13', endDate: '2026-10-13', hours: 8, timeOffLineItems: null }
    await approved(userId, { ...day, policyType: 'unpaid' })
    // 72 of 80 hours
    expect((await payOf(payPeriodId, userId)).grossTotal).toBe(Math.round(whole * 90) / 100)
  })
})

describe('requests', () => {
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
    expect(await sick({ endDate: '2026-10-07' })).toMatchObject(
      refused('endDate must not be before startDate'),
    )
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
    const decided = refused('The time off request is already Cancelled')
    for (const address of ['adminPortal/approveTimeOffRequest', 'adminPortal/denyTimeOffRequest'])
      expect(await decide(address)).toMatchObject(decided)
    const all = await ok('reports/getTimeOffRequests', { companyId, userId: one, status: 'cancelled' })
    expect(all.timeOffRequests).toMatchObject([{ timeOffRequestId, reason: 'r' }])
  })

  test('policies and assignments refuse in plain words', async () => {
    const add = (over: object) =>
      call('adminPortal/addTimeOffPolicy', {
        timeOffPolicy: { companyId, timeOffPolicyName: 'P', policyType: 'PTO', ...over },
      })
    expect(await add({})).toMatchObject(refused('lumpSumHours is required for a Lump Sum policy'))
    expect(await add({ earningMethod: 'accrual' })).toMatchObject(
      refused('accrualRatePerHour is required for an Accrual policy'),
    )
    expect(await add({ policyType: 'Nap', lumpSumHours: 1 })).toMatchObject(refused('Invalid PolicyType'))
    const { timeOffPolicyId } = (await add({ lumpSumHours: 10, carryoverLimitHours: 5 })).body.timeOffPolicy
    await ok('adminPortal/updateTimeOffPolicy', {
      timeOffPolicy: { timeOffPolicyId, lumpSumHours: 20, carryoverLimitHours: null },
    })
    const { userId } = bakers[2]!
    await assign(timeOffPolicyId, [userId])
    expect(
      (await ok('reports/getTimeOffPolicy', { companyId, timeOffPolicyId })).timeOffPolicy,
    ).toMatchObject({
      lumpSumHours: 20,
      carryoverLimitHours: null,
      userIds: [userId],
    })
    const again = (await assign(timeOffPolicyId, [userId])).assignments[0].error.message
    expect(again).toBe('Employee already has an active assignment.')
    const other = await policy({ policyType: 'PTO' })
    expect((await assign(other, [userId])).assignments[0].error.message).toBe(
      'Employee already has a policy of type PTO.',
    )
  })
})

test('leaving pays the balance out at the hourly rate', async () => {
  const { userId, userWages } = bakers[3]!
  await assign(await policy({ policyType: 'PTO', payoutOnTermination: true, lumpSumHours: 10.5 }), [userId])
  await ok('adminPortal/terminateUser', {
    user: {
      userId,
      companyId,
      exitDate: '2026-10-09',
      finalPayCheckType: 'They will be paid during a regular payroll cycle',
    },
  })
  expect((await payOf(payPeriodId, userId)).grossTotal).toBe(10.5 * userWages[0]!.WageRate)
})

test('a year of hours earns up to the cap, and the year end keeps the limit', async () => {
  const { userId } = engineers[1]!
  const id = await policy({
    policyType: 'PTO',
    earningMethod: 'Accrual',
    accrualRatePerHour: 0.1,
    maxAccumulatedHours: 20,
    carryoverLimitHours: 12,
  })
  await assign(id, [userId])
  // 80 hours a period × 0.1: 8 + 8 + 4 to the cap of 20; then nothing until the year ends.
  for (const period of periods.slice(0, 4)) {
    await ok('payroll/initiatePayroll', { companyId, payPeriodId: period.payPeriodId, runNow: true })
    await ok('sandbox/advanceClock', { days: 14 })
  }
  await ok('sandbox/setClock', { to: '2027-01-02T15:00:00Z' })
  const { balanceHours, lines } = await balance(userId, { timeOffPolicyId: id })
  expect(lines.map(({ kind, hours, balance: after }: Line) => [kind, hours, after])).toEqual([
    ['accrual', 8, 8],
    ['accrual', 8, 16],
    ['accrual', 4, 20],
    ['accrual', 0, 20],
    ['forfeiture', -8, 12],
    ['carryover', 0, 12],
  ])
  expect(lines[0].explanation).toBe('80.00 hours worked × 0.1 = 8.00')
  expect(balanceHours).toBe(12)
  // The vacation that was approved above has been taken meanwhile, the new year's grant has come.
  expect((await balance(bakers[0]!.userId)).lines.map(({ kind, hours }: Line) => [kind, hours])).toEqual([
    ['grant', 80],
    ['use', -8],
    ['use', -4],
    ['carryover', 0],
    ['grant', 80],
  ])
  const taken = await ok('reports/getTimeOffRequests', { companyId, userId: bakers[0]!.userId })
  expect(taken.timeOffRequests).toMatchObject([{ status: 'Taken' }])
})

test('a paycheck that is voided takes back what it earned', async () => {
  const { userId } = engineers[1]!
  await ok('payroll/voidPayroll', { companyId, payPeriodId, userIds: [userId], reason: 'wrong week' })
  const [{ balanceHours, lines }] = (await ok('reports/getTimeOffBalance', { companyId, userId }))
    .timeOffBalance
  expect(balanceHours).toBe(4)
  expect(lines.at(-1)).toMatchObject({ kind: 'accrual', hours: -8, balance: 4 })
})

interface Line {
  readonly kind: string
  readonly hours: number
  readonly balance: number
}
