import { expect, test } from 'vitest'
import { type Hired, payroll } from '../support/payroll.ts'
import { wage } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

/**
 * Hires, raises, unpaid leave and leavers inside one period: 30 November to 13 December 2026, ten days Monday to
 * Friday. Salaries are 52,000 a year: 2,000 a period, 200 a day.
 */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, run, preview } = payroll(sandbox)
const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%', CA: '3.4%' } })
const staff = async (name: string, over: Partial<Hired> = {}) =>
  (await hire(companyId, { name, state: 'TX', rate: 52_000, ...over })).userId
const from = (userId: string, startDate: string, over: object) =>
  ok('adminPortal/addUserWage', wage({ companyId, userId }, { startDate, ...over }))

const salary = { wageBasis: 'Per Year', userType: 'Salary/No overtime' }
const byHour = { wageBasis: 'Per Hour', userType: 'Paid by the hour' }
await staff('Mia Midhire', { dateOfJoin: '2026-12-09' })
const walt = await staff('Walt Raise')
await from(walt, '2026-12-07', { ...salary, wageRate: 65_000 })
const hal = await staff('Hal Hourly', { rate: 20, basis: 'Per Hour' })
await from(hal, '2026-12-07', { ...byHour, wageRate: 25 })
const una = await staff('Una Unpaid')
const sal = await staff('Sal Switch')
await from(sal, '2026-12-07', { ...byHour, wageRate: 30 })
const dan = await staff('Dan Daily', { rate: 210, basis: 'Per Day' })
const [ted, sue, pat] = [await staff('Ted Leaver'), await staff('Sue Supplement'), await staff('Pat Paid')]
const cal = await staff('Cal Checked', { state: 'CA' })
await ok('sandbox/advanceClock', { hours: 1 })
const [first] = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
const at = { companyId, payPeriodId: first!.payPeriodId }

test('pay by the Monday-to-Friday days of each wage', async () => {
  await ok('payroll/importRegularPayrollData', {
    ...at,
    payrollData: [
      {
        userId: hal,
        basicPay: { payHours: 80 },
        overTime: [{ type: 'Overtime', noOfHours: 4, multiplier: 1.5 }],
      },
      { userId: una, unPaidLeave: { noOfHours: 16 } },
      { userId: sal, basicPay: { payHours: 40 } },
    ],
  })
  const slips = await preview(at)
  const pay = (name: string) => slips[name]!.pay
  // Joined on Wednesday the 9th: 3 of 10 days.
  expect(slips['Mia Midhire']).toMatchObject({
    pay: { Salary: 600 },
    // 600 × 26 = 15,600 − 8,600 = 7,000, under the 7,500 where tax begins. 6.2 % = 37.20, 1.45 % = 8.70.
    taken: { 'Social Security': 37.2, Medicare: 8.7 },
    net: 554.1,
  })
  // Five days at 200, five at 65,000 ÷ 260 = 250.
  expect(slips['Walt Raise']).toMatchObject({
    pay: { Salary: 2250 },
    // 58,500 − 8,600 = 49,900; 1,240 + 12 % × 30,000 = 4,840; ÷ 26 = 186.15. 139.50. 32.625 → 32.63.
    taken: { 'Federal Withholding Tax': 186.15, 'Social Security': 139.5, Medicare: 32.63 },
    net: 1891.72,
  })
  // Half the hours at 20, half at 25; overtime at one and a half times the average of 22.50: 4 × 33.75.
  expect(pay('Hal Hourly')).toEqual({ Regular: 1800, Overtime: 135 })
  // 16 of 80 hours unpaid: 2,000 × 64 ÷ 80.
  expect(pay('Una Unpaid')).toEqual({ Salary: 1600 })
  // Five days of salary, then 40 hours at 30.
  expect(pay('Sal Switch')).toEqual({ Salary: 1000, Regular: 1200 })
  // 210 a day × 260 ÷ 26.
  expect(pay('Dan Daily')).toEqual({ Salary: 2100 })
})

const leave = (userId: string, finalPayCheckType: string, exitDate = '2026-12-04') =>
  ok('adminPortal/terminateUser', {
    user: { companyId, userId, exitDate, personalEmail: '', finalPayCheckType, dismissalType: 'Dismissed' },
  })
const offCycle = async () => {
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  return unprocessedPayPeriods.filter(
    ({ payPeriodType }: { payPeriodType: string }) => payPeriodType === 'Off-Cycle',
  )
}

test('who leaves is paid through the exit date: with the regular payroll, beside it, or not here', async () => {
  await leave(ted, 'They will be paid during a regular payroll cycle')
  await leave(sue, 'They will be paid by supplemental payroll')
  await leave(pat, 'They have already been paid')
  const slips = await preview(at)
  expect(slips['Ted Leaver']!.pay).toEqual({ Salary: 1000 }) // Monday to Friday: 5 of 10 days
  expect(Object.keys(slips)).not.toContain('Sue Supplement')
  expect(Object.keys(slips)).not.toContain('Pat Paid')

  // Texas: within six days of a dismissal.
  const [final] = await offCycle()
  expect(final).toMatchObject({
    payBeginDate: '2026-11-30',
    payEndDate: '2026-12-04',
    payDate: '2026-12-10',
    deadLineToRunPayroll: '2026-12-08',
  })
  expect(await run({ companyId, payPeriodId: final.payPeriodId })).toMatchObject({
    'Sue Supplement': {
      pay: { Salary: 1000 }, // 5 × 52,000 ÷ 260
      // 1,000 × 26 = 26,000 − 8,600 = 17,400; 10 % × 9,900 = 990; ÷ 26 = 38.08
      taken: { 'Federal Withholding Tax': 38.08, 'Social Security': 62, Medicare: 14.5 },
      net: 885.42,
    },
  })
})

test('California wants it at once: too soon for the bank, so by check', async () => {
  await leave(cal, 'They will be paid by supplemental payroll', '2026-11-30')
  const final = (await offCycle()).find(
    ({ payEndDate }: { payEndDate: string }) => payEndDate === '2026-11-30',
  )
  expect(final).toMatchObject({ payDate: '2026-11-30', deadLineToRunPayroll: '2026-11-30' })
  const { payPeriod } = await ok('payroll/initiatePayroll', {
    companyId,
    payPeriodId: final.payPeriodId,
    runNow: true,
  })
  expect(payPeriod).toMatchObject({ payDate: '2026-11-30', debitDate: '2026-12-01' })
  const { payPeriod: details } = await ok('reports/getPayPeriodDetails', { payPeriodId: final.payPeriodId })
  const [item] = details[0].payrollLineItems
  expect(item).toMatchObject({ paymentMethod: 'Check', grossTotal: 200 })
  // Only what the agencies get is drawn.
  expect(payPeriod.fundingTotal).toBeCloseTo(200 - item.netTotal + details[0].employerTaxSum, 10)
})

test('what was paid elsewhere is recorded, so that its taxes are', async () => {
  const members = [{ userId: pat, amount: 1000, paidOutside: true }]
  await ok('payroll/addUsersToRegularPayPeriod', { ...at, payrollLineItems: members })
  const slips = await run(at)
  expect(slips['Pat Paid']).toMatchObject({ pay: { Regular: 1000 }, net: 885.42 })
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', {
    payPeriodId: at.payPeriodId,
    transactionName: 'AchCredit',
  })
  expect(payrollTransaction.length).toBe(Object.keys(slips).length - 1)
})

test('nobody who left is in the next period', async () => {
  const next = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods.find(
    ({ payBeginDate }: { payBeginDate: string }) => payBeginDate === '2026-12-14',
  )
  await ok('payroll/importRegularPayrollData', {
    companyId,
    payPeriodId: next.payPeriodId,
    payrollData: [{ userId: dan, deductions: [{ description: 'Uniform', amount: 25 }] }],
  })
  const slips = await preview({ companyId, payPeriodId: next.payPeriodId })
  expect(Object.keys(slips).sort()).toEqual(['Dan Daily', 'Mia Midhire', 'Una Unpaid', 'Walt Raise'])
  expect(slips['Dan Daily']!.taken.Uniform).toBe(25)
})
