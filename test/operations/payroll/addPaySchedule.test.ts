import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { scheduled } from './schedule.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, schedule } = await scheduled(sandbox)

test('a schedule generates the periods of a year, with paydays on banking days', async () => {
  const reply = await ok('payroll/addPaySchedule', schedule())
  expect(reply.paySchedule).toMatchObject({ status: 'Ready' })

  const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  expect(periods.length).toBeGreaterThanOrEqual(26)
  expect(periods[0]).toEqual({
    companyId,
    payPeriodId: expect.any(String),
    payPeriod: '11/16/2026 - 11/29/2026',
    payPeriodType: 'Regular',
    payBeginDate: '2026-11-16',
    payEndDate: '2026-11-29',
    payDate: '2026-12-04',
    deadLineToRunPayroll: '2026-12-02',
    payPeriodStatus: 'new',
    workerType: 'W2',
    payScheduleName: '',
    externalId: '',
    metadata: {},
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

test('a second payday that comes to another day is told', async () => {
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  const given = {
    ...{ companyId: fresh, compensationFrequency: 'SemiMonthly' },
    ...{ payBeginDate: '2026-12-01', payDate: '2026-12-22' },
  }
  const saved = async (operation: string, secondPayDate: string) =>
    (await ok(`payroll/${operation}`, schedule({ ...given, secondPayDate }))).paySchedule.message
  expect(await saved('addPaySchedule', '2026-12-10')).toBe(
    'Pay schedule added successfully; the period 2026-12-16 to 2026-12-31 pays on 2027-01-08',
  )
  // January 10, 2027 is a Sunday: the move is not told twice.
  expect(await saved('updatePaySchedule', '2027-01-10')).toBe('Pay schedule updated successfully')
})

test('a second payday of periods that are paid by the first one alone is told', async () => {
  const weekly = {
    compensationFrequency: 'Weekly',
    payBeginDate: '2026-12-14',
    payDate: '2026-12-18',
    secondPayDate: '2026-12-31',
  }
  const told = '; secondPayDate is for SemiMonthly: Weekly periods are paid by payDate alone'
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  for (const [operation, done] of [
    ['addPaySchedule', 'added'],
    ['updatePaySchedule', 'updated'],
  ]) {
    const { paySchedule } = await ok(`payroll/${operation}`, schedule({ ...weekly, companyId: fresh }))
    expect(paySchedule.message).toBe(`Pay schedule ${done} successfully${told}`)
  }
})

test('dates by which nobody could be paid', async () => {
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  const begin = { compensationFrequency: 'SemiMonthly', payBeginDate: '2026-12-01', payDate: '2026-12-15' }
  const rows: readonly [object, string][] = [
    [{ payDate: '2026-11-30' }, 'payDate must not be before payBeginDate'],
    [{ payDate: '2027-12-03' }, 'payDate must not be more than a year after payBeginDate'],
    [{ secondPayDate: '2020-12-31' }, 'secondPayDate must not be before the period that it pays'],
    [{ secondPayDate: '2030-12-31' }, 'secondPayDate must not be more than a year after payBeginDate'],
    [
      { secondPayDate: '2027-02-10' },
      'secondPayDate must not be after 2027-01-15, on which the period that follows is paid: the second period would be ' +
        'paid on 2027-02-10',
    ],
    [{ payBeginDate: '2020-12-01' }, 'payBeginDate must not be more than a year ago'],
    [
      { payBeginDate: '2030-12-01', payDate: '2030-12-16' },
      'payBeginDate must not be more than a year ahead',
    ],
  ]
  for (const [given, message] of rows) {
    const added = await call('payroll/addPaySchedule', schedule({ ...begin, companyId: fresh, ...given }))
    const changed = await call('payroll/updatePaySchedule', schedule({ ...begin, ...given }))
    expect([added.body.error?.message, changed.body.error?.message]).toEqual([message, message])
  }
  expect((await ok('reports/getUnProcessedPayPeriod', { companyId: fresh })).unprocessedPayPeriods).toEqual(
    [],
  )
})
