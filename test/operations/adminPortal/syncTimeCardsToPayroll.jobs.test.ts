import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { tracked } from '../userPortal/tracked.ts'

const sandbox = await sharedService()
const { ok, call } = sandbox
const { ground, companyId, bakers, assign, cardsOf, syncAll, payOf, payPeriodId } = await tracked(sandbox)

test('each hour at the rate of its job, overtime on the average of them', async () => {
  const { userId, userWages } = bakers[0]!
  const { jobId } = (await ok('adminPortal/addJob', { job: { companyId, name: 'Night oven' } })).job
  await ok('adminPortal/addUserJob', {
    userJob: { userId, jobId, rate: 40, basis: 'Per Hour', effectiveDate: '2026-01-01' },
  })
  await assign(await ground.policy({ overtimeRule: 'Federal', workweekStart: 'Monday' }), [userId])
  const enter = (day: string, more: object = {}) =>
    ok('userPortal/addTimeEntry', {
      ...{ companyId, userId, breakMinutes: 0 },
      start: `2026-10-${day}T08:00`,
      end: `2026-10-${day}T17:00`,
      ...more,
    })
  const { timeEntry } = await enter('19', { jobId })
  expect(timeEntry).toMatchObject({ jobId, departmentId: null, costCenterId: null })
  for (const day of ['20', '21', '22', '23']) await enter(day)
  const [card] = await cardsOf({ userId })
  expect(card).toMatchObject({ standardHours: 40, overtimeHours: 5 })
  expect(card.entries[0]).toMatchObject({ jobId })
  await syncAll(payPeriodId, [card.timeCardId])
  const rate = userWages[0]!.WageRate
  const plain = 9 * 40 + 36 * rate
  // Half of the average rate for each of the five hours (29 CFR 778.115).
  const premium = Math.round((plain / 45) * 0.5 * 5 * 100) / 100
  const pay = await payOf(payPeriodId, userId)
  expect(pay).toMatchObject({ grossTotal: plain + premium })
})

test('a job that is out of use is refused wherever work is entered, and nothing is kept', async () => {
  const { userId } = bakers[1]!
  await assign(await ground.policy({ overtimeRule: 'Federal', workweekStart: 'Monday' }), [userId])
  const me = { companyId, userId }
  const entry = { ...me, breakMinutes: 0, start: '2026-10-20T08:00', end: '2026-10-20T12:00' }
  const { timeEntryId } = (await ok('userPortal/addTimeEntry', entry)).timeEntry
  const { jobId } = (await ok('adminPortal/addJob', { job: { companyId, name: 'Old oven' } })).job
  await ok('adminPortal/updateJob', { job: { jobId, isActive: false } })
  const before = await cardsOf({ userId })
  const asked: [string, object][] = [
    ['userPortal/addTimeEntry', { ...entry, start: '2026-10-21T08:00', end: '2026-10-21T12:00' }],
    ['userPortal/updateTimeEntry', { ...me, timeEntryId }],
    ['userPortal/clockIn', me],
    ['payroll/importRegularDifferentialPayrollData', { companyId, payPeriodId, payrollData: [{ userId }] }],
  ]
  for (const [address, body] of asked) {
    const line = { payCode: 'Night', amount: 10, jobId }
    const named =
      'payrollData' in body ? { ...body, payrollData: [{ userId, basePay: [line] }] } : { ...body, jobId }
    expect((await call(address, named)).body.error.message).toBe(
      'Old oven is out of use; make it active again with updateJob, or send another',
    )
  }
  expect(await cardsOf({ userId })).toEqual(before)
})
