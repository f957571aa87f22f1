import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { service } from '../../support/service.ts'

const world = await service()
const { call, ok } = world
const { company, hire, schedule, later } = payroll(world)

const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
const salaried = await hire(companyId, { name: 'Sal Aried', state: 'GA', rate: 52_000 })
const hourly = await hire(companyId, { name: 'Hour Ly', state: 'GA', rate: 20, basis: 'Per Hour' })
const unready = await hire(companyId, { name: 'Not Yet', state: 'GA', rate: 52_000, account: null })
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }

const imported = async (...payrollData: object[]) =>
  (await ok('payroll/importRegularPayrollData', { ...at, payrollData })).importRegularPayrollData
const itemOf = async (userId: string) =>
  (await ok('payroll/previewPayroll', at)).payPeriod[0].payrollLineItems.find(
    (item: { userId: string }) => item.userId === userId,
  )

test('what is imported and pays nothing is told', async () => {
  const overTime = [{ type: 'Overtime', noOfHours: 5 }]
  const rows: readonly [object[], string | undefined][] = [
    [[{ userId: hourly.userId, basicPay: { payHours: 80 }, overTime }], undefined],
    [[{ userId: salaried.userId, reimbursements: [{ reimbursementType: 'Meals', amount: 5 }] }], undefined],
    [[{ userId: salaried.userId, overTime }], 'Sal Aried is not eligible for overtime, which is not paid'],
    [
      [{ userId: salaried.userId, basicPay: { payHours: 10 } }],
      'Sal Aried has a salary, which payHours does not change',
    ],
    [[{ userId: unready.userId }], 'Not Yet is not enrolled in this period and is not paid'],
    [
      [
        { userId: hourly.userId, basicPay: { payHours: 10 } },
        { userId: hourly.userId, basicPay: { payHours: 40 } },
      ],
      'Hour Ly was sent more than once; the last row counts',
    ],
  ]
  for (const [payrollData, validationWarning] of rows) {
    const reply = { status: 'Ready', message: 'Payroll data imported for 1 workers' }
    expect(await imported(...payrollData)).toEqual(
      validationWarning === undefined ? reply : { ...reply, validationWarning },
    )
  }
  expect(await itemOf(hourly.userId)).toMatchObject({ payHours: 40, grossTotal: 800 }) // 40 × 20
})

test('base pay without amount and hours, or beyond calculation, is refused whole', async () => {
  const basePay = (line: object) => [
    { userId: salaried.userId, retro: { amount: 77 } },
    { userId: hourly.userId, basePay: [{ payCode: 'Night', ...line }] },
  ]
  const refused = async (line: object) =>
    (await call('payroll/importRegularDifferentialPayrollData', { ...at, payrollData: basePay(line) })).body
      .error.message
  expect(await refused({ payRate: 20 })).toBe(
    'payrollData.1.basePay.0.amount: amount or payHours is required',
  )
  expect(await refused({ amount: 100_000_000.01 })).toBe(
    'payrollData.1.basePay.0.amount: must be at most 100000000',
  )
  expect(await itemOf(salaried.userId)).toMatchObject({ grossTotal: 2000 }) // no retro
})

test('hours and multipliers with more than two decimals are refused, not rounded', async () => {
  const rows: readonly [string, object][] = [
    ['basicPay.payHours', { basicPay: { payHours: 40.005 } }],
    ['unPaidLeave.noOfHours', { unPaidLeave: { noOfHours: 7.333 } }],
    ['overTime.0.noOfHours', { overTime: [{ type: 'Overtime', noOfHours: 1.001 }] }],
    ['overTime.0.multiplier', { overTime: [{ type: 'Overtime', noOfHours: 1, multiplier: 1.333 }] }],
    ['timeOffs.0.hours', { timeOffs: [{ policyType: 'Vacation', hours: 0.001 }] }],
  ]
  for (const [path, row] of rows) {
    const payrollData = [{ userId: hourly.userId, ...row }]
    const { status, body } = await call('payroll/importRegularPayrollData', { ...at, payrollData })
    const message = `payrollData.0.${path}: must have at most two decimals`
    expect([status, body.error?.message]).toEqual([400, message])
  }
  await imported({ userId: hourly.userId, basicPay: { payHours: 64.1 } }) // 64.1 × 100 is 6409.999… to a machine
  expect(await itemOf(hourly.userId)).toMatchObject({ payHours: 64.1, grossTotal: 1282 }) // 64.1 × 20
})

test('compensation is taken out by either name of its description', async () => {
  const compensation = ['Bonus', 'Commission', 'Award'].map((description) => ({ description, amount: 100 }))
  await imported({ userId: salaried.userId, additionalCompensation: compensation })
  const remove = (given: object) =>
    ok('payroll/removeAdditionalCompensations', { ...at, userId: salaried.userId, ...given })
  await remove({ additionalCompensationDescription: 'bonus' })
  expect(await itemOf(salaried.userId)).toMatchObject({ grossTotal: 2200 })
  await remove({ description: 'Award' })
  expect(await itemOf(salaried.userId)).toMatchObject({ grossTotal: 2100 })
  await remove({})
  expect(await itemOf(salaried.userId)).toMatchObject({ grossTotal: 2000 })
})

test('who is not Active is left out, and named', async () => {
  const leftOut =
    'Not Active and not in this payroll: Not Yet; addUsersToRegularPayPeriod enrols who is Ready'
  expect((await ok('payroll/previewPayroll', at)).warnings).toEqual([leftOut])
  await ok('payroll/addUsersToRegularPayPeriod', { ...at, payrollLineItems: [{ userId: unready.userId }] })
  expect((await ok('payroll/previewPayroll', at)).warnings).toEqual([
    'Not Yet has no bank account that can be paid into and is paid by Check',
  ])
})

test('who joins after the period is added only with an amount', async () => {
  const dayAfter = { name: 'Next Day', state: 'GA', rate: 52_000, dateOfJoin: '2026-06-15' }
  const next = await hire(companyId, dayAfter)
  const last = await hire(companyId, { ...dayAfter, name: 'Last Day', dateOfJoin: '2026-06-14' })
  await later()
  const added = async (...payrollLineItems: object[]) =>
    (await ok('payroll/addUsersToRegularPayPeriod', { ...at, payrollLineItems })).payrollLineItems
  const message =
    'A user who joins on 2026-06-15, after the period ends on 2026-06-14, is added only with an amount'
  expect(await added({ userId: next.userId }, { userId: last.userId })).toEqual([
    { userId: next.userId, success: false, error: { code: 400, message } },
    { userId: last.userId, success: true, message: 'Added to the pay period' },
  ])
  expect(await itemOf(next.userId)).toBeUndefined()
  expect(await added({ userId: next.userId, amount: 500 })).toMatchObject([{ success: true }])
  expect(await itemOf(next.userId)).toMatchObject({ grossTotal: 500 })
  const at2 = { ...at, payrollLineItems: [{ userId: next.userId }, { userId: last.userId }] }
  expect((await ok('payroll/removeUsersFromRegularPayPeriod', at2)).payrollLineItems).toMatchObject([
    { success: true },
    { success: true },
  ])
})

test('an item without an id spoils itself only', async () => {
  const { payrollLineItems } = await ok('payroll/removeUsersFromRegularPayPeriod', {
    ...at,
    payrollLineItems: [{}, { userId: [] }, { userId: hourly.userId.toUpperCase() }],
  })
  const error = { code: 400, message: 'Invalid UserId' }
  expect(payrollLineItems).toEqual([
    { userId: null, success: false, error },
    { userId: [], success: false, error },
    { userId: hourly.userId.toUpperCase(), success: true, message: 'Removed from the pay period' },
  ])
  expect(await itemOf(hourly.userId)).toBeUndefined()
})

test('the period of another company is no filter', async () => {
  const { company: other } = await ok('sandbox/seedDemoCompany', { employees: 1 })
  const reply = await call('reports/getTransactions', { ...at, companyId: other.companyId })
  expect(reply.body.error.message).toBe('Invalid PayPeriodId')
})

test('a range that is turned round is refused', async () => {
  const rows: readonly [string, object][] = [
    ['getTransactions', {}],
    ['getLedger', {}],
    ['getAchFiles', {}],
    ['getPayrollJournalReport', {}],
    ['getPayrollHistoryBasedOnDateRange', {}],
    ['getIndividualPayrollHistory', { userId: hourly.userId }],
    ['getProcessedPayperiodsDetails', {}],
    ['getTaxLiabilities', {}],
  ]
  for (const [name, given] of rows) {
    const asked = { companyId, from: '2026-06-02', to: '2026-06-01', ...given }
    const { status, body } = await call(`reports/${name}`, asked)
    expect([name, status, body.error?.message]).toEqual([name, 400, 'to: must not be before from'])
    await ok(`reports/${name}`, { ...asked, to: '2026-06-02' })
  }
})
