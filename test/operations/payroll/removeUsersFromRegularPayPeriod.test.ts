import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

const world = await sharedService()
const { ok, call } = world
const { hourly, at, itemOf } = await inputs(world)

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

test('from a period that was submitted nobody is removed', async () => {
  await ok('payroll/initiatePayroll', at)
  const late = { ...at, payrollLineItems: [{ userId: hourly.userId }] }
  const { status, body } = await call('payroll/removeUsersFromRegularPayPeriod', late)
  expect([status, body.error.message]).toEqual([
    400,
    'Pay period is not in an editable state: it is submitted; cancelPayrollSubmission makes it editable again',
  ])
})
