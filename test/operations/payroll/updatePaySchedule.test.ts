import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { scheduled } from './schedule.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, schedule } = await scheduled(sandbox)

test('a schedule is changed by its company and worker type, or by its id, from a date on', async () => {
  await ok('payroll/addPaySchedule', schedule())
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
    'There is no such pay schedule for this worker type; use addPaySchedule',
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
