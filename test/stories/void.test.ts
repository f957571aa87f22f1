import { expect, test } from 'vitest'
import { addDays } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import { holds, isSettled } from '../support/invariants.ts'
import { payday } from '../support/payday.ts'
import { service } from '../support/service.ts'

const world = await service()
const { ok, call, owner } = world

/** The workers of a run, in order. */
const paid = async (payPeriodId: string): Promise<string[]> =>
  (
    await owner.query('select user_id from paycheck where pay_period_id = $1 order by user_id', [payPeriodId])
  ).rows.map(({ user_id }) => user_id)

test('voided before the debit went out, nothing moves at all', async () => {
  const demo = await payday(world)
  const { companyId, first } = demo
  const body = { companyId, payPeriodId: first.payPeriodId, reason: 'wrong hours' }
  expect((await call('payroll/voidPayroll', body)).body.error.message).toBe(
    'A pay period that is new cannot take voidPayroll',
  )
  await demo.initiate()
  const { payPeriod } = await ok('payroll/voidPayroll', body)
  expect(payPeriod).toMatchObject({ status: 'voided', voidedPaychecks: 4, amendments: [] })
  expect(await demo.statuses('AchDebit')).toEqual(['cancelled'])
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.named('Refund')).toEqual([])
  expect(await demo.periodStatus()).toBe('voided')
  await holds(owner)
  await isSettled(owner, companyId)
})

test('one voided before payday is not paid, and what was drawn goes back', async () => {
  const demo = await payday(world)
  const { companyId, first } = demo
  await demo.initiate()
  await ok('sandbox/advanceClock', { hours: 1 })
  const [userId] = await paid(first.payPeriodId)
  const body = { companyId, payPeriodId: first.payPeriodId, reason: 'left before', userIds: [userId] }
  expect((await call('payroll/voidPayroll', { ...body, userIds: [newId()] })).body.error.message).toBe(
    'Invalid UserId',
  )
  expect((await ok('payroll/voidPayroll', body)).payPeriod).toMatchObject({
    status: 'inProcess',
    voidedPaychecks: 1,
  })
  expect((await call('payroll/voidPayroll', body)).body.error.message).toBe(
    'A worker among userIds has no paycheck in this period',
  )
  await holds(owner)
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.periodStatus()).toBe('processed')
  expect(await demo.statuses('AchCredit')).toEqual(['cancelled', 'complete', 'complete', 'complete'])
  expect(await demo.statuses('Refund')).toEqual(['complete'])
  await holds(owner)
  await isSettled(owner, companyId)
})

test('voided after payday, the payments are reversed and refunded; the work is paid anew off cycle', async () => {
  const demo = await payday(world)
  const { companyId, first } = demo
  await demo.initiate()
  await demo.travelTo(first.payDate)
  const { payPeriodId } = first
  expect(
    (await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'wrong rate' })).payPeriod.status,
  ).toBe('voided')
  await holds(owner)
  await ok('sandbox/advanceClock', { days: 14 })
  expect(new Set(await demo.statuses('Reversal'))).toEqual(new Set(['complete']))
  const { achFiles } = await ok('reports/getAchFiles', { companyId, from: '2026-01-01', to: '2040-01-01' })
  expect(achFiles.map(({ kind }: { kind: string }) => kind)).toContain('reversal')
  await ok('sandbox/advanceClock', { days: 130 })
  expect(new Set(await demo.statuses('Refund'))).toEqual(new Set(['complete']))
  await holds(owner)
  await isSettled(owner, companyId)

  const { clock } = await ok('sandbox/getClock')
  const { payPeriod: redo } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      companyId,
      payPeriodType: 'Off-Cycle',
      workerType: 'W2',
      payBeginDate: first.payDate,
      payEndDate: first.payDate,
      payDate: addDays(clock.today, 14),
    },
  })
  const [userId] = await paid(payPeriodId)
  await ok('payroll/addUsersToSupplementalPayPeriod', {
    companyId,
    payPeriodId: redo.payPeriodId,
    payrollLineItems: [{ userId, amount: 1000 }],
  })
  await demo.initiate(redo.payPeriodId)
  await ok('sandbox/advanceClock', { days: 160 })
  expect(await demo.statuses('AchCredit', redo.payPeriodId)).toEqual(['complete'])
  await holds(owner)
  await isSettled(owner, companyId)
})

test('voided in a later quarter: owed by the worker, amended, and the deposited tax is a credit', async () => {
  const demo = await payday(world)
  const { companyId, first } = demo
  await demo.initiate()
  await ok('sandbox/advanceClock', { days: 200 })
  const { payPeriodId } = first
  const { payPeriod } = await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'never worked' })
  expect(payPeriod.amendments).toHaveLength(1)
  expect(await demo.named('Reversal')).toEqual([])
  expect((await demo.named('Receivable')).length).toBe(4)
  const range = { companyId, from: first.payDate, to: first.payDate }
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', range)
  for (const agency of taxLiabilities) {
    expect(agency).toMatchObject({ accrued: 0, credit: agency.deposited, dueDate: null })
    expect(agency.deposited).toBeGreaterThan(0)
  }
  await holds(owner)
})
