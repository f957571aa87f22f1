import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { ok } = world
const { companyId, message } = await refusals(world)
const { clock } = await ok('sandbox/getClock')

test('dates of a schedule', async () => {
  const schedule = (over: object) => ({
    paySchedule: {
      companyId,
      workerType: '1099-NEC',
      compensationFrequency: 'Monthly',
      payBeginDate: clock.today,
      payDate: clock.today,
      ...over,
    },
  })
  const add = (over: object) => message('payroll/addPaySchedule', schedule(over))
  expect(await add({ payDate: '2026-01-02' })).toBe('payDate must not be before payBeginDate')
  expect(await add({ payBeginDate: '2020-01-01' })).toBe('payBeginDate must not be more than a year ago')
  expect(await add({ payBeginDate: '2031-01-01', payDate: '2031-02-01' })).toBe(
    'payBeginDate must not be more than a year ahead',
  )
  const { paySchedule } = await ok('reports/getPaySchedule', { companyId })
  const { payScheduleId, compensationFrequency } = paySchedule[0]
  const change = { payScheduleId, compensationFrequency, payBeginDate: '2027-03-01', payDate: '2027-02-01' }
  expect(await message('payroll/updatePaySchedule', { paySchedule: change })).toBe(
    'payDate must not be before payBeginDate',
  )
})
