import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'

const { call, ok } = await service()
const { registration } = await ok('companyOnboarding/createBusiness', business())
const companyId = registration.companyId

const schedule = (given: object = {}) => ({
  paySchedule: {
    companyId,
    workerType: 'W2',
    compensationFrequency: 'BiWeekly',
    payBeginDate: '2026-11-16',
    payDate: '2026-12-04',
    standardWorkingHours: 40,
    ...given,
  },
})

test('a schedule generates the periods of a year, with paydays on banking days', async () => {
  const reply = await ok('payroll/addPaySchedule', schedule())
  expect(reply.paySchedule).toMatchObject({ status: 'Ready' })

  const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  expect(periods.length).toBeGreaterThanOrEqual(26)
  expect(periods[0]).toEqual({
    payPeriodId: expect.any(String),
    payPeriod: '11/16/2026 - 11/29/2026',
    payPeriodType: 'Regular',
    payBeginDate: '2026-11-16',
    payEndDate: '2026-11-29',
    payDate: '2026-12-04',
    deadLineToRunPayroll: '2026-12-02',
    payPeriodStatus: 'new',
    workerType: 'W2',
  })
  // 2027-01-01 is New Year's Day: paid on the banking day before, two banking days after the deadline.
  expect(periods[2]).toMatchObject({ payDate: '2026-12-31', deadLineToRunPayroll: '2026-12-29' })
})

test('one schedule per worker type', async () => {
  expect(await call('payroll/addPaySchedule', schedule())).toMatchObject({ status: 400 })
  await ok('payroll/addPaySchedule', schedule({ workerType: '1099-NEC', compensationFrequency: 'monthly' }))
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', {
    companyId,
    workerType: '1099-NEC',
  })
  expect(new Set(unprocessedPayPeriods.map((period: { workerType: string }) => period.workerType))).toEqual(
    new Set(['1099-NEC']),
  )
})
