import { expect, test } from 'vitest'
import { type Period, payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Several schedules for one kind of worker: everybody is on one, and each day is paid once whoever changes when. */
const sandbox = await sharedService()
const { ok, call } = sandbox
const { company, hire, schedule, periods, preview, run } = payroll(sandbox)

const BIWEEKLY = { payBeginDate: '2026-11-16', payDate: '2026-12-04' }
const WEEKLY = {
  payScheduleName: 'Weekly',
  compensationFrequency: 'Weekly',
  payBeginDate: '2026-11-18',
  payDate: '2026-11-27',
}

const opened = async () => {
  await ok('sandbox/resetSandbox')
  const companyId = await company({ today: '2026-11-16', states: { TX: '2.7%' } })
  await schedule(companyId, BIWEEKLY)
  await schedule(companyId, WEEKLY)
  return companyId
}

const of = (all: readonly Period[], name: string) =>
  all.filter((each) => each.payScheduleName === name && each.payPeriodType === 'Regular')
const between = (all: readonly Period[]) => all.filter((each) => each.payPeriodType === 'Off-Cycle')
const gross = async (companyId: string, { payPeriodId }: Period) =>
  Object.entries(await preview({ companyId, payPeriodId })).map(([name, slip]) => [name, slip.gross])

const changed = (userId: string, payScheduleName: string, payScheduleFrom?: string) =>
  call('adminPortal/updateUser', { user: { userId, payScheduleName, payScheduleFrom } })
const person = async (companyId: string, userId: string) =>
  (await ok('reports/getUser', { companyId, userId })).user[0]

test('each period pays the people of its schedule', async () => {
  const companyId = await opened()
  await hire(companyId, { name: 'Bea Biweekly', state: 'TX', rate: 52_000 })
  const wanda = { name: 'Wanda Weekly', state: 'TX', rate: 52_000, payScheduleName: 'weekly' }
  const { userId } = await hire(companyId, wanda)
  await ok('sandbox/advanceClock', { hours: 1 })
  expect(await person(companyId, userId)).toMatchObject({ payScheduleName: 'Weekly', payScheduleAhead: null })
  const all = await periods(companyId)
  expect(await gross(companyId, of(all, '')[0]!)).toEqual([['Bea Biweekly', 2000]])
  expect(await gross(companyId, of(all, 'Weekly')[0]!)).toEqual([['Wanda Weekly', 1000]])

  // Neither waits for the other, and each is run in its own order.
  await run({ companyId, payPeriodId: of(all, 'Weekly')[0]!.payPeriodId })
  const second = { companyId, payPeriodId: of(all, '')[1]!.payPeriodId }
  expect((await call('payroll/initiatePayroll', second)).status).toBe(400)

  // Nobody is put into the payroll of another schedule.
  const item = { userId, amount: 500 }
  const put = { companyId, payPeriodId: of(all, '')[0]!.payPeriodId, payrollLineItems: [item] }
  const { payrollLineItems } = await ok('payroll/addUsersToRegularPayPeriod', put)
  expect(payrollLineItems[0].error.message).toContain('not on the pay schedule without a name')
})

test('who changes inside a period is paid for each day once', async () => {
  const companyId = await opened()
  const { userId } = await hire(companyId, { name: 'Cleo Change', state: 'TX', rate: 52_000 })
  await hire(companyId, { name: 'Bea Biweekly', state: 'TX', rate: 52_000 })
  await ok('sandbox/advanceClock', { hours: 1 })
  await ok('adminPortal/updateUser', {
    user: { userId, payScheduleName: 'Weekly', payScheduleFrom: '2026-11-25' },
  })
  expect(await person(companyId, userId)).toMatchObject({
    payScheduleName: '',
    payScheduleAhead: { payScheduleName: 'Weekly', payScheduleFrom: '2026-11-25' },
  })

  const all = await periods(companyId)
  const [own] = between(all)
  expect(own).toMatchObject({
    payBeginDate: '2026-11-16',
    payEndDate: '2026-11-24',
    payDate: '2026-12-04',
    payScheduleName: '',
  })
  // Seven of the ten weekdays of the two weeks, and whole weeks from then on.
  expect(await gross(companyId, own!)).toEqual([['Cleo Change', 1400]])
  expect(await gross(companyId, of(all, '')[0]!)).toEqual([['Bea Biweekly', 2000]])
  expect(await gross(companyId, of(all, 'Weekly')[0]!)).toEqual([])
  expect(await gross(companyId, of(all, 'Weekly')[1]!)).toEqual([['Cleo Change', 1000]])

  await run({ companyId, payPeriodId: own!.payPeriodId })
  const late = await changed(userId, '')
  expect(late.body.error.message).toBe(
    'This user is paid through 2026-11-24; payScheduleFrom must be after that day',
  )
})

test('a change that has not come is moved, and taken back', async () => {
  const companyId = await opened()
  const { userId } = await hire(companyId, { name: 'Cleo Change', state: 'TX', rate: 52_000 })
  await ok('sandbox/advanceClock', { hours: 1 })
  await changed(userId, 'Weekly', '2026-11-25')
  await changed(userId, 'Weekly', '2026-12-02')
  const moved = await periods(companyId)
  expect(between(moved)).toMatchObject([{ payBeginDate: '2026-11-30', payEndDate: '2026-12-01' }])
  expect(await gross(companyId, of(moved, '')[0]!)).toEqual([['Cleo Change', 2000]])
  expect(await gross(companyId, between(moved)[0]!)).toEqual([['Cleo Change', 400]])

  expect((await changed(userId, '')).status).toBe(200)
  const back = await periods(companyId)
  expect(between(back)).toEqual([])
  expect(await gross(companyId, of(back, '')[1]!)).toEqual([['Cleo Change', 2000]])
  expect(await person(companyId, userId)).toMatchObject({ payScheduleName: '', payScheduleAhead: null })
})

test('what cannot be is refused with what can', async () => {
  const companyId = await opened()
  const { userId } = await hire(companyId, { name: 'Cleo Change', state: 'TX', rate: 52_000 })
  await ok('sandbox/advanceClock', { hours: 1 })
  const said = async (...given: Parameters<typeof changed>) => (await changed(...given)).body.error.message
  expect(await said(userId, 'Daily')).toBe(
    'There is no pay schedule Daily for W2 workers; getPaySchedule lists them, and addPaySchedule adds one',
  )
  expect(await said(userId, 'Weekly', '2026-11-20')).toContain(
    ': 2026-11-18, 2026-11-25, 2026-12-02, 2026-12-09',
  )
  const alone = await call('adminPortal/updateUser', { user: { userId, payScheduleFrom: '2026-11-25' } })
  expect(alone.body.error.message).toBe('payScheduleFrom goes with payScheduleName')

  await changed(userId, 'Weekly', '2026-11-25')
  const paySchedule = {
    companyId,
    workerType: 'W2',
    compensationFrequency: 'Weekly',
    payBeginDate: '2026-11-23',
    payDate: '2026-12-04',
  }
  const ahead = await call('payroll/updatePaySchedule', {
    paySchedule: { ...paySchedule, payScheduleName: 'Weekly' },
  })
  expect(ahead.body.error.message).toContain('changes to or from this schedule on 2026-11-25')
  await changed(userId, '')

  const exit = {
    exitDate: '2026-11-17',
    personalEmail: '',
    finalPayCheckType: 'They have already been paid',
    additionalNotes: '',
  }
  await ok('adminPortal/deactivateUser', { user: { companyId, userId, ...exit } })
  expect(await said(userId, 'Weekly')).toBe(
    'A user who has left is on no other pay schedule; use activateUser first',
  )
})
