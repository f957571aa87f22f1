import { expect, test } from 'vitest'
import { paying } from '../support/paid.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** A year of accruals, month by month: 62,400 in Texas are 5,200 for 173.33 hours, which earn 0.05 each up to 70. */
const sandbox = await sharedService()
const { ok, call } = sandbox
const { company, hire, schedule } = payroll(sandbox)
const { process, stubOf } = paying(sandbox)
const companyId = await company({ today: '2026-01-02', states: { TX: '2.7%' } })
const { userId } = await hire(companyId, {
  name: 'Yara Year',
  state: 'TX',
  rate: 62_400,
  dateOfJoin: '2025-01-06',
})
await ok('sandbox/advanceClock', { hours: 1 })
const months = await schedule(companyId, {
  compensationFrequency: 'Monthly',
  payBeginDate: '2026-01-01',
  payDate: '2026-01-30',
})
const { timeOffPolicyId } = (
  await ok('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: {
      ...{ companyId, timeOffPolicyName: 'Vacation', policyType: 'Vacation', earningMethod: 'Accrual' },
      ...{
        accrualRatePerHour: 0.05,
        maxAccumulatedHours: 70,
        carryoverLimitHours: 40,
        waitingPeriodDays: 90,
      },
    },
  })
).timeOffPolicy
await ok('adminPortal/addTimeOffPolicyAssignment', {
  companyId,
  timeOffPolicyId,
  userIds: [userId],
  effectiveStartDate: '2026-01-01',
})
const ask = (startDate: string, endDate: string, hours: number) =>
  call('userPortal/addTimeOffRequest', {
    timeOffRequest: { companyId, userId, policyType: 'vacation', startDate, endDate, hours },
  })
const pay = (place: number) => process({ companyId, payPeriodId: months[place]!.payPeriodId })

test('a year with a wait, a vacation, the cap and the carryover, explained line by line', async () => {
  expect((await ask('2026-03-31', '2026-03-31', 8)).body.error.message).toBe(
    'Time off of this policy may be taken from 2026-04-01 on',
  )
  for (const place of [0, 1, 2, 3, 4, 5]) await pay(place)
  // Monday to Wednesday, spread over the days.
  const { timeOffRequestId } = (await ask('2026-07-20', '2026-07-22', 24)).body.timeOffRequest
  await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
  for (const place of [6, 7, 8, 9, 10, 11, 12]) await pay(place)

  const [{ balanceHours, lines }] = (await ok('reports/getTimeOffBalance', { companyId, userId }))
    .timeOffBalance
  const shown = lines.map((line: Line) => [line.date.slice(0, 7), line.kind, line.hours, line.balance])
  expect(shown).toEqual([
    ['2026-01', 'accrual', 8.67, 8.67], // 173.33 × 0.05 = 8.6665
    ['2026-02', 'accrual', 8.67, 17.34],
    ['2026-03', 'accrual', 8.67, 26.01],
    ['2026-04', 'accrual', 8.67, 34.68],
    ['2026-05', 'accrual', 8.67, 43.35],
    ['2026-06', 'accrual', 8.67, 52.02],
    ['2026-07', 'use', -8, 44.02],
    ['2026-07', 'use', -8, 36.02],
    ['2026-07', 'use', -8, 28.02],
    ['2026-07', 'accrual', 7.47, 35.49], // 149.33 × 0.05 = 7.4665: hours of leave are not worked
    ['2026-08', 'accrual', 8.67, 44.16],
    ['2026-09', 'accrual', 8.67, 52.83],
    ['2026-10', 'accrual', 8.67, 61.5],
    ['2026-11', 'accrual', 8.5, 70], // 8.67 would be 70.17
    ['2026-12', 'accrual', 0, 70],
    ['2027-01', 'forfeiture', -30, 40],
    ['2027-01', 'carryover', 0, 40],
    ['2027-01', 'accrual', 8.67, 48.67],
  ])
  expect(balanceHours).toBe(48.67)
  const explained = lines.map(({ explanation }: Line) => explanation)
  expect(explained[0]).toBe('173.33 hours worked × 0.05 = 8.67')
  expect(explained[6]).toBe('8.00 taken')
  expect(explained[9]).toBe('149.33 hours worked × 0.05 = 7.47')
  expect(explained[13]).toBe('173.33 hours worked × 0.05 = 8.67; held to 8.50 by the cap of 70.00')
  expect(explained[15]).toBe('70.00 at the end of 2026, of which 40.00 carry over')
  expect(explained[16]).toBe('40.00 carried into 2027')
})

test('July pays the vacation out of the salary, and nothing changes in the sum', async () => {
  const month = {
    // 62,400 − 8,600 = 53,800; 1,240 + 12 % × 33,900 = 5,308; ÷ 12
    taxes: { 'Federal Withholding Tax': 442.33, 'Social Security': 322.4, Medicare: 75.4 },
    deductions: {},
    gross: 5200,
    net: 4359.87,
  }
  expect(await stubOf(months[5]!.payPeriodId, userId)).toMatchObject({
    ...month,
    earnings: [['Salary', 173.33, 5200]],
  })
  expect(await stubOf(months[6]!.payPeriodId, userId)).toMatchObject({
    ...month,
    // 149.33 of 173.33 hours, and the rest.
    earnings: [
      ['Salary', 149.33, 4479.99],
      ['Vacation', 24, 720.01],
    ],
  })
})

interface Line {
  readonly date: string
  readonly kind: string
  readonly hours: number
  readonly balance: number
  readonly explanation: string
}
