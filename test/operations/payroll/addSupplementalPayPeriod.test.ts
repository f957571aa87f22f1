import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { companyId, message } = await refusals(world)

test('dates of a period beside the schedule', async () => {
  const add = (over: object) =>
    message('payroll/addSupplementalPayPeriod', {
      payPeriod: {
        companyId,
        payPeriodType: 'Off-Cycle',
        workerType: 'W2',
        payBeginDate: '2026-11-02',
        payEndDate: '2026-11-13',
        payDate: '2027-01-15',
        ...over,
      },
    })
  expect(await add({ payEndDate: '2026-11-01' })).toBe('payEndDate must not be before payBeginDate')
  expect(await add({ payDate: '2026-11-01' })).toBe('payDate must not be before payBeginDate')
  expect(await add({ payBeginDate: '2026-01-01', payDate: '2026-01-15' })).toBe(
    'payDate must not be in the past',
  )
})

test('a payday that moves, or comes too soon, is told', async () => {
  await world.ok('sandbox/setClock', { to: '2026-11-18T15:00:00Z' })
  const added = async (payDate: string) => {
    const dates = { payBeginDate: '2026-11-02', payEndDate: '2026-11-13', payDate }
    const payPeriod = { companyId, payPeriodType: 'Off-Cycle', workerType: 'W2', ...dates }
    return (await world.ok('payroll/addSupplementalPayPeriod', { payPeriod })).payPeriod.message
  }
  expect(await added('2026-11-27')).toBe('Pay period added successfully')
  expect(await added('2026-11-20')).toBe('Pay period added successfully')
  expect(await added('2026-11-26')).toBe(
    'Pay period added successfully; 2026-11-26 is no banking day, so it pays on 2026-11-25',
  )
  expect(await added('2026-11-19')).toBe(
    'Pay period added successfully; its deadline was 2026-11-17, so it can only be run late, with runNow: true',
  )
  const paySchedule = {
    ...{ companyId, workerType: '1099-NEC', payScheduleName: 'Monthly', compensationFrequency: 'Monthly' },
    ...{ payBeginDate: '2026-12-01', payDate: '2027-01-01', standardWorkingHours: 40 },
  }
  const moved = '; 2027-01-01 is no banking day, so it pays on 2026-12-31'
  for (const [operation, done] of [
    ['addPaySchedule', 'added'],
    ['updatePaySchedule', 'updated'],
  ]) {
    const reply = await world.ok(`payroll/${operation}`, { paySchedule })
    expect(reply.paySchedule.message).toBe(`Pay schedule ${done} successfully${moved}`)
  }
})
