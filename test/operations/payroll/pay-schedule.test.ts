import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'

const { call, ok } = await service()
await ok('sandbox/setClock', { to: '2026-11-15T15:00:00Z' })
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

test('a schedule is changed by its company and worker type, or by its id, from a date on', async () => {
  const change = (given: object) =>
    call('payroll/updatePaySchedule', {
      paySchedule: {
        compensationFrequency: 'Weekly',
        payBeginDate: '2026-11-30',
        payDate: '2026-12-11',
        standardWorkingHours: 40,
        ...given,
      },
    })
  const refused = async (given: object) => (await change(given)).body.error.message
  const begins = async () =>
    (
      await ok('reports/getUnProcessedPayPeriod', { companyId, workerType: 'W2', limit: 3 })
    ).unprocessedPayPeriods.map((period: { payBeginDate: string }) => period.payBeginDate)
  const { paySchedule } = (await change({ companyId, workerType: 'W2' })).body
  expect(paySchedule).toMatchObject({ status: 'Ready', message: 'Pay schedule updated successfully' })
  expect(await begins()).toEqual(['2026-11-16', '2026-11-30', '2026-12-07'])
  const { payScheduleId } = paySchedule
  expect((await change({ payScheduleId, compensationFrequency: 'BiWeekly' })).status).toBe(200)
  expect(await begins()).toEqual(['2026-11-16', '2026-11-30', '2026-12-14'])

  const other = (await ok('companyOnboarding/createBusiness', business())).registration.companyId
  expect(await refused({})).toBe('Invalid PayScheduleId')
  expect(await refused({ companyId: payScheduleId, workerType: 'W2' })).toBe('Invalid CompanyId')
  expect(await refused({ companyId })).toBe('Invalid WorkerType')
  expect(await refused({ payScheduleId, companyId: other })).toBe('Invalid PayScheduleId')
  expect(await refused({ payScheduleId, workerType: '1099-NEC' })).toBe('Invalid PayScheduleId')
  expect(await refused({ companyId: other, workerType: 'W2' })).toBe(
    'There is no pay schedule for this worker type; use addPaySchedule',
  )
  expect(await begins()).toEqual(['2026-11-16', '2026-11-30', '2026-12-14'])
})

test('a change of schedule is told with the periods that it makes', async () => {
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  await ok('payroll/addPaySchedule', schedule({ companyId: fresh }))
  const idsOf = async () =>
    (await ok('reports/getUnProcessedPayPeriod', { companyId: fresh })).unprocessedPayPeriods.map(
      ({ payPeriodId }: { payPeriodId: string }) => payPeriodId,
    )
  const told = async () =>
    (await ok('reports/getEvents')).events.map(
      ({ trigger, payload: [{ paySchedule, payPeriod }] }: Told) =>
        `${trigger.eventType} ${(paySchedule ?? payPeriod)?.[0]?.payPeriodId ?? ''}`,
    ) as string[]
  const [stays, ...before] = await idsOf()
  const earlier = (await told()).length
  const change = { companyId: fresh, payBeginDate: '2026-11-30', payDate: '2026-12-18' }
  await ok('payroll/updatePaySchedule', schedule(change))

  const [first, ...made] = await idsOf()
  expect(first).toBe(stays)
  expect(made.filter((id: string) => before.includes(id))).toEqual([])
  expect((await told()).slice(earlier)).toEqual([
    'payschedule.payschedulestatus.update ',
    ...made.map((id: string) => `payperiod.payperiodstatus.insert ${id}`),
  ])
})

interface Told {
  readonly trigger: { readonly eventType: string }
  readonly payload: readonly [Readonly<Record<string, readonly [{ readonly payPeriodId?: string }]>>]
}

test('dates by which nobody could be paid', async () => {
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  const begin = { compensationFrequency: 'SemiMonthly', payBeginDate: '2026-12-01', payDate: '2026-12-15' }
  const rows: readonly [object, string][] = [
    [{ payDate: '2026-11-30' }, 'payDate must not be before payBeginDate'],
    [{ payDate: '2027-12-03' }, 'payDate must not be more than a year after payBeginDate'],
    [{ secondPayDate: '2020-12-31' }, 'secondPayDate must not be before the period that it pays'],
    [{ secondPayDate: '2030-12-31' }, 'secondPayDate must not be more than a year after payBeginDate'],
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
