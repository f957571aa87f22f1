import { describe, expect, test } from 'vitest'
import { leave } from '../operations/userPortal/leave.ts'
import { refused } from '../support/caller.ts'
import { sharedService } from '../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, users, bakers, periods, payOf, policy, assign, request } = await leave(sandbox)
const { payPeriodId } = periods[0]
const engineers = users.filter(({ jobTitle }) => jobTitle === 'Engineer')

const balance = async (userId: string, over: object = {}) =>
  (await ok('reports/getTimeOffBalance', { companyId, userId, ...over })).timeOffBalance[0]

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
    ).toMatchObject(
      refused('A holiday on this date already exists; to replace it use removeCompanyHoliday first'),
    )
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
