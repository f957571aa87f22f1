import { expect, test } from 'vitest'
import { user } from '../../support/bodies.ts'
import { payday } from '../../support/payday.ts'
import { service } from '../../support/service.ts'

const world = await service()
const { call, ok, owner } = world
const demo = await payday(world, 3)
const { companyId, first } = demo
const { clock } = await ok('sandbox/getClock')
const { users } = await ok('reports/getUsers', { companyId })
const userId = users[0].userId as string

const message = async (address: string, body: object): Promise<string> =>
  (await call(address, body)).body.error.message

test('a place of work is told as its category wants it', async () => {
  const sent = (over: object) => user(companyId, over)
  expect(
    await message('adminPortal/addUser', sent({ companyLocationCategory: 'Remote', stateCode: '' })),
  ).toBe('stateCode is required for a Remote worker')
  const office = { companyLocationCategory: 'Office', stateCode: '', companyLocationId: '' }
  expect(await message('adminPortal/addUser', sent(office))).toBe(
    'companyLocationId is required for an Office worker',
  )
})

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

test('who is in a period: by the operation of its kind, while it is editable', async () => {
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      companyId,
      payPeriodType: 'Off-Cycle',
      workerType: 'W2',
      payBeginDate: '2026-11-02',
      payEndDate: '2026-11-13',
      payDate: '2027-01-15',
    },
  })
  const body = { companyId, payPeriodId: payPeriod.payPeriodId, payrollLineItems: [{ userId, amount: 100 }] }
  for (const wrong of ['payroll/addUsersToRegularPayPeriod', 'payroll/removeUsersFromRegularPayPeriod']) {
    expect(await message(wrong, body)).toBe(
      'This pay period is Off-Cycle; use the operation for such periods',
    )
  }
  await ok('payroll/addUsersToSupplementalPayPeriod', body)
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: payPeriod.payPeriodId })
  for (const late of [
    'payroll/addUsersToSupplementalPayPeriod',
    'payroll/removeUsersFromSupplementalPayPeriod',
  ]) {
    expect(await message(late, body)).toBe('Pay period is not in an editable state')
  }
})

test('history comes before the first run', async () => {
  const history = [{ userId, payDate: '2026-10-02', state: 'GA', gross: 100, taxes: [] }]
  expect(await message('payroll/importPayrollHistory', { companyId, history })).toBe(
    'Payroll history can only be imported before the first payroll is run',
  )
})

test('a period in which nobody has anything to be paid is not run', async () => {
  const other = await payday(world, 1)
  const [only] = (await ok('reports/getUsers', { companyId: other.companyId })).users
  await ok('payroll/importRegularPayrollData', {
    companyId: other.companyId,
    payPeriodId: other.first.payPeriodId,
    payrollData: [{ userId: only.userId, unPaidLeave: { noOfHours: 80 } }],
  })
  const body = { companyId: other.companyId, payPeriodId: other.first.payPeriodId, runNow: true }
  expect(await message('payroll/initiatePayroll', body)).toBe('Nobody in this period has anything to be paid')
})

test('a voided paycheck is not paid again, though its credit came back', async () => {
  await demo.initiate()
  await demo.travelTo(first.payDate)
  const [credit] = await demo.named('AchCredit')
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: credit!.requestReferenceId,
    returnCode: 'R03',
  })
  const { rows } = await owner.query('select user_id from transfer where transfer_id = $1', [
    credit!.requestReferenceId,
  ])
  await ok('payroll/voidPayroll', {
    companyId,
    payPeriodId: first.payPeriodId,
    userIds: [rows[0].user_id],
    reason: 'not owed',
  })
  const again = await message('payroll/reissuePayment', { requestReferenceId: credit!.requestReferenceId })
  expect(['The paycheck of this payment was voided', 'This payment was issued again already']).toContain(
    again,
  )
})

test('after the deadline a plain call is refused, and names the way out', async () => {
  const { second } = demo
  await demo.travelTo(second.payDate, '12:00')
  expect(await message('payroll/initiatePayroll', { companyId, payPeriodId: second.payPeriodId })).toMatch(
    /^The deadline to run this payroll was .*runNow: true/,
  )
})

test('a clock that travels further is not set back on the way', async () => {
  await owner.query(`update client set travel_at = now(), travel_to = now() + interval '900 days'`)
  expect(await message('sandbox/setClock', { to: '2027-06-01T00:00:00Z' })).toBe(
    'The clock is travelling further than that; it goes forwards only',
  )
  await owner.query('update client set travel_to = null, travel_at = null')
})
