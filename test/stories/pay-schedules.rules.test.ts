import { expect, test } from 'vitest'
import { user as someone } from '../support/bodies.ts'
import { type Period, payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** What several schedules ask of the operations that name one. */
const sandbox = await sharedService()
const { ok, call, owner } = sandbox
const { company, hire, schedule, periods } = payroll(sandbox)
const named = await company({ today: '2026-11-16', states: { TX: '2.7%' } })
const companyId = await company({ today: '2026-11-16', states: { TX: '2.7%' } })
await schedule(companyId, { payBeginDate: '2026-11-16', payDate: '2026-12-04' })
const weekly = {
  ...{ companyId, workerType: 'W2', payScheduleName: 'Weekly', compensationFrequency: 'Weekly' },
  ...{ payBeginDate: '2026-11-18', payDate: '2026-11-27' },
}
await schedule(companyId, weekly)
const said = async (address: string, body: object) => (await call(address, body)).body.error.message
const NO_DAILY =
  'There is no pay schedule Daily for W2 workers; getPaySchedule lists them, and addPaySchedule adds one'
const regular = (all: readonly Period[], name: string) =>
  all.filter((each) => each.payScheduleName === name && each.payPeriodType === 'Regular')

test('a name is had once, in capitals or not, and may change', async () => {
  const [taken, free] = ['WEEKLY', 'Crew'].map((payScheduleName) => ({ ...weekly, payScheduleName }))
  expect(await said('payroll/addPaySchedule', { paySchedule: taken })).toContain(
    'of this name exists already',
  )
  await ok('payroll/addPaySchedule', { paySchedule: free })
  const rename = { ...weekly, payScheduleName: 'crew', renameTo: 'weekly' }
  expect(await said('payroll/updatePaySchedule', { paySchedule: rename })).toBe(
    'Another pay schedule for this worker type has this name',
  )
  await ok('payroll/updatePaySchedule', { paySchedule: { ...rename, renameTo: 'Field crew' } })
  const { paySchedule } = await ok('reports/getPaySchedule', { companyId, workerType: 'W2' })
  expect(paySchedule.map((each: Record<string, unknown>) => [each.payScheduleName, each.isFirst])).toEqual([
    ['', true],
    ['Weekly', false],
    ['Field crew', false],
  ])
  expect(regular(await periods(companyId), 'Field crew').length).toBeGreaterThan(50)
})

test('only the first one may have no name, and no name means it', async () => {
  const office = { companyId: named, payBeginDate: '2026-11-16', payDate: '2026-12-04' }
  await schedule(named, { ...office, payScheduleName: 'Office' })
  const crew = { ...weekly, companyId: named, payScheduleName: '' }
  const nameless = 'A further pay schedule for this worker type needs a payScheduleName'
  expect(await said('payroll/addPaySchedule', { paySchedule: crew })).toContain(nameless)
  await schedule(named, { ...crew, payScheduleName: 'Crew' })
  const rename = { ...crew, payScheduleName: 'Crew', renameTo: '' }
  expect(await said('payroll/updatePaySchedule', { paySchedule: rename })).toContain(nameless)

  const { userId } = await hire(named, {
    name: 'Olga Office',
    state: 'TX',
    rate: 52_000,
    payScheduleName: 'Crew',
  })
  await ok('adminPortal/updateUser', { user: { userId, payScheduleName: '' } })
  const { user } = await ok('reports/getUser', { companyId: named, userId })
  expect(user[0]).toMatchObject({ payScheduleName: 'Office' })
  const { paySchedule: first } = await ok('payroll/updatePaySchedule', {
    paySchedule: {
      ...weekly,
      companyId: named,
      payScheduleName: '',
      payBeginDate: '2027-03-08',
      payDate: '2027-03-19',
    },
  })
  const { paySchedule: all } = await ok('reports/getPaySchedule', { companyId: named, workerType: 'W2' })
  expect(first.payScheduleId).toBe(all[0].payScheduleId)
})

test('a new worker is put on a schedule that is there', async () => {
  const [one, other] = [someone(companyId).user, someone(companyId).user]
  expect(await said('adminPortal/addUser', { user: { ...one, payScheduleName: 'Daily' } })).toBe(NO_DAILY)
  const users = [
    { ...one, payScheduleName: 'weekly' },
    { ...other, payScheduleName: 'Daily' },
  ]
  const [added, refused] = await ok('adminPortal/addUsers', { companyId, users })
  expect(refused.error.message).toBe(NO_DAILY)
  const { user } = await ok('reports/getUser', { companyId, userId: added.user.userId })
  expect(user[0].payScheduleName).toBe('Weekly')
  const again = { companyId, acceptSame: true, users: [{ ...one, payScheduleName: 'Field crew' }] }
  const [same] = await ok('adminPortal/addUsers', again)
  expect(same.user.differs).toEqual(['payScheduleName'])
})

test('a period beside the schedules pays the workers of one', async () => {
  const { userId } = await hire(companyId, {
    name: 'Wanda Weekly',
    state: 'TX',
    rate: 52_000,
    payScheduleName: 'Weekly',
  })
  await ok('sandbox/advanceClock', { hours: 1 })
  const days = { payBeginDate: '2026-11-16', payEndDate: '2026-11-20', payDate: '2026-11-27' }
  const asked = { companyId, payPeriodType: 'Off-Cycle', workerType: 'W2', ...days }
  const add = (payScheduleName: string) => ({ payPeriod: { ...asked, payScheduleName } })
  expect(await said('payroll/addSupplementalPayPeriod', add('Daily'))).toBe(NO_DAILY)
  const payrollLineItems = [{ userId, amount: 500 }]
  const results = []
  for (const name of ['', 'Weekly']) {
    const { payPeriodId } = (await ok('payroll/addSupplementalPayPeriod', add(name))).payPeriod
    const given = { companyId, payPeriodId }
    const file = `userId,description,amount\n${userId},Bonus,100`
    const { importBonuses } = await ok('payroll/importBonuses', { ...given, file, preview: true })
    const reply = await ok('payroll/addUsersToSupplementalPayPeriod', { ...given, payrollLineItems })
    results.push([reply.payrollLineItems[0].success, importBonuses.rows[0].error])
  }
  expect(results).toEqual([
    [
      false,
      'Wanda Weekly is not on the pay schedule of this period; addSupplementalPayPeriod takes payScheduleName',
    ],
    [true, ''],
  ])
})

test('a change while a payroll is computed comes before it or after it, and each day is paid once', async () => {
  const paid = { changed: 0, refused: 0 }
  for (let round = 0; round < 6; round++) {
    await ok('sandbox/resetSandbox')
    const own = await company({ today: '2026-11-16', states: { TX: '2.7%' } })
    await schedule(own, { payBeginDate: '2026-11-16', payDate: '2026-12-04' })
    await schedule(own, { ...weekly, companyId: own })
    const { userId } = await hire(own, { name: 'Cleo Change', state: 'TX', rate: 52_000 })
    await ok('sandbox/advanceClock', { hours: 1 })
    const [{ payPeriodId }] = regular(await periods(own), '') as [Period]
    const change = () =>
      call('adminPortal/updateUser', {
        user: { userId, payScheduleName: 'Weekly', payScheduleFrom: '2026-11-25' },
      })
    const pay = () => call('payroll/initiatePayroll', { companyId: own, payPeriodId, runNow: true })
    const [first, second] = round % 2 === 0 ? [change, pay] : [pay, change]
    const replies = await Promise.all([first(), second()])
    const changed = replies[round % 2]!
    paid[changed.status === 200 ? 'changed' : 'refused']++

    const { rows } = await owner.query(
      'select count(*)::int as checks from paycheck where company_id = $1 and user_id = $2',
      [own, userId],
    )
    // Whoever has changed is not in the payroll of the two weeks.
    expect({ changed: changed.status, checks: rows[0].checks }).toEqual(
      changed.status === 200 ? { changed: 200, checks: 0 } : { changed: 400, checks: 1 },
    )
  }
  expect(paid.changed + paid.refused).toBe(6)
})
