import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

const world = await sharedService()
const { call } = world
const { salaried, hourly, unready, at, imported, itemOf } = await inputs(world)

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
    const reply = { status: 'Ready', message: 'Payroll data imported for 1 worker' }
    expect(await imported(...payrollData)).toEqual(
      validationWarning === undefined ? reply : { ...reply, validationWarning },
    )
  }
  expect(await itemOf(hourly.userId)).toMatchObject({ payHours: 40, grossTotal: 800 }) // 40 × 20
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

test('of several who are named, those who are not here are named', async () => {
  const nobody = '01900000-0000-7000-8000-000000000000'
  const basicPay = { payHours: 8 }
  const refused = async (...payrollData: object[]) =>
    (await call('payroll/importRegularPayrollData', { ...at, payrollData })).body.error
  const one = await refused({ userId: nobody, basicPay })
  expect(one).toEqual({ code: 400, message: 'Invalid UserId' })
  const two = await refused({ userId: hourly.userId, basicPay }, { userId: nobody, basicPay })
  const message = `${nobody} is no W2 worker of this company`
  expect(two).toEqual({
    ...one,
    details: [{ path: 'userId', code: 'invalidId', message }],
  })
})
