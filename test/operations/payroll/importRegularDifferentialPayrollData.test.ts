import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

const world = await sharedService()
const { call, ok } = world
const { salaried, hourly, at, itemOf } = await inputs(world)

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

test('what is no pay in money is not taken back', async () => {
  const additionalCompensation = [{ description: 'Cash Tips', amount: -5 }]
  const payrollData = [{ userId: salaried.userId, additionalCompensation }]
  const reply = await call('payroll/importRegularDifferentialPayrollData', { ...at, payrollData })
  expect(reply.status).toBe(400)
  expect(reply.body.error.message).toMatch(/^"Cash Tips" cannot be below zero: /)
})

test('a payroll that was submitted is changed no more', async () => {
  await ok('payroll/initiatePayroll', at)
  const reply = await call('payroll/importRegularDifferentialPayrollData', {
    ...at,
    payrollData: [{ userId: salaried.userId, retro: { amount: 77 } }],
  })
  expect(reply.status).toBe(400)
  expect(reply.body.error.message).toMatch(/^Pay period is not in an editable state: it is submitted; /)
})
