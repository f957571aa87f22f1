import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { holdsIn, isSettled } from '../support/invariants.ts'
import { anotherAccount, payday } from '../support/payday.ts'
import { sharedService } from '../support/shared.ts'

const world = await sharedService()
const { ok, call, owner } = world

beforeEach(() => ok('sandbox/resetSandbox'))

test('funding that comes back early fails the period; corrected, it is initiated again', async () => {
  const demo = await payday(world)
  await demo.fundFrom('0001')
  await demo.initiate()
  await demo.travelTo(demo.first.payDate)
  expect(await demo.periodStatus()).toBe('failed')
  expect(await demo.statuses('AchDebit')).toEqual(['returned'])
  expect(new Set(await demo.statuses('AchCredit'))).toEqual(new Set(['cancelled']))
  expect(new Set(await demo.statuses('TaxPayment'))).toEqual(new Set(['cancelled']))
  await holdsIn(owner, demo.companyId)
  await isSettled(owner, demo.companyId)

  await demo.fundFrom('4321')
  await demo.initiate()
  await ok('sandbox/advanceClock', { days: 7 })
  expect(await demo.periodStatus()).toBe('processed')
  expect(await demo.statuses('AchDebit')).toEqual(['complete', 'returned'])
  await holdsIn(owner, demo.companyId)
})

test('a returned credit changes that payment only, and is paid again once', async () => {
  const demo = await payday(world)
  const { companyId } = demo
  await demo.payFirstWorkerTo('0003')
  await demo.initiate()
  await demo.travelTo(demo.first.payDate)
  expect(await demo.periodStatus()).toBe('processed')
  const credits = await demo.named('AchCredit')
  const returned = credits.filter(({ status }) => status === 'returned')
  expect(returned).toHaveLength(1)
  const [{ requestReferenceId, destinationAccount }] = returned as [(typeof returned)[number]]
  const { rows } = await owner.query(
    'select status, failure, user_id from user_bank_account where user_bank_account_id = $1',
    [destinationAccount],
  )
  expect(rows[0]).toMatchObject({ status: 'failed', failure: 'R03 No Account / Unable to Locate' })
  await holdsIn(owner, companyId)

  const again = { requestReferenceId }
  const noAccount = 'The worker has no bank account that can be paid: add one, or pay by Check'
  expect((await call('payroll/reissuePayment', again)).body.error.message).toBe(noAccount)
  const unknown = { ...again, userPayAccountEntityId: newId() }
  expect((await call('payroll/reissuePayment', unknown)).body.error.message).toBe(
    'Invalid UserPayAccountEntityId',
  )
  const { payment } = await ok('payroll/reissuePayment', { ...again, paymentMethod: 'check' })
  expect(payment).toMatchObject({ status: 'complete', message: 'Paid by check' })
  const refused = await call('payroll/reissuePayment', { ...again, paymentMethod: 'check' })
  expect(refused.body.error.message).toBe(
    'This payment was issued again already; getTransactions lists the new one',
  )
  const other = credits.find(({ status }) => status === 'complete')!.requestReferenceId
  expect((await call('payroll/reissuePayment', { requestReferenceId: other })).body.error.message).toBe(
    'Only a returned AchCredit, TaxPayment or GarnishmentPayment can be issued again',
  )
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.statuses('Refund')).toEqual(['complete'])
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('a credit that came back is paid to another account', async () => {
  const demo = await payday(world)
  await demo.initiate()
  await demo.travelTo(demo.first.payDate)
  const [credit] = await demo.named('AchCredit')
  const { requestReferenceId } = credit!
  const { transaction } = await ok('sandbox/simulateTransferReturn', {
    requestReferenceId,
    returnCode: 'R16',
  })
  expect(transaction).toMatchObject({
    status: 'returned',
    message: 'AchCredit came back: R16 Account Frozen',
  })
  const twice = await call('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R16' })
  expect(twice.body.error.message).toBe('This AchCredit is returned and cannot come back')
  const wrong = await call('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R99' })
  expect(wrong.body.error.message).toBe('Invalid ReturnCode')

  const { payment } = await ok('payroll/reissuePayment', { requestReferenceId })
  expect(payment.status).toBe('pending')
  await ok('sandbox/advanceClock', { days: 150 })
  expect((await demo.statuses('AchCredit')).filter((status) => status !== 'complete')).toEqual(['returned'])
  await holdsIn(owner, demo.companyId)
  await isSettled(owner, demo.companyId)
})

test('funding that comes back late is owed, drawn again twice at most, and blocks the next payroll', async () => {
  const demo = await payday(world)
  const { companyId, second } = demo
  await demo.initiate()
  await demo.travelTo(demo.first.payDate)
  await demo.fundFrom('0001')
  const [debit] = await demo.named('AchDebit')
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: debit!.requestReferenceId,
    returnCode: 'R01',
  })
  expect(await demo.periodStatus()).toBe('processed')
  expect(new Set(await demo.statuses('AchCredit'))).toEqual(new Set(['complete']))
  await ok('sandbox/advanceClock', { days: 60 })
  expect(await demo.statuses('AchDebit')).toEqual(['returned', 'returned', 'returned'])
  expect(await demo.statuses('TaxPayment')).toContain('pending')
  await holdsIn(owner, companyId)
  const blocked = await call('payroll/initiatePayroll', {
    companyId,
    payPeriodId: second.payPeriodId,
    runNow: true,
  })
  expect(blocked.body.error.message).toContain(
    'The funding of an earlier payroll came back and is still owed',
  )
  const voiding = { companyId, payPeriodId: demo.first.payPeriodId, reason: 'wrong' }
  expect((await call('payroll/voidPayroll', voiding)).body.error.message).toBe(
    'The funding of an earlier payroll came back and is still owed: void when it is paid',
  )

  await ok('adminPortal/addCompanyBankAccount', anotherAccount(companyId))
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.statuses('AchDebit')).toEqual(['complete', 'returned', 'returned', 'returned'])
  expect(new Set(await demo.statuses('TaxPayment'))).toEqual(new Set(['complete']))
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('an account that is given while the last draw is under way is drawn from when that comes back', async () => {
  const demo = await payday(world)
  const { companyId } = demo
  await demo.initiate()
  await demo.travelTo(demo.first.payDate)
  await demo.fundFrom('0001')
  const [debit] = await demo.named('AchDebit')
  const { requestReferenceId } = debit!
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R01' })
  // The first draw comes back on the next banking day, and the second waits for the one after that.
  while ((await demo.named('AchDebit')).length < 3) await ok('sandbox/advanceClock', { days: 1 })
  expect(await demo.statuses('AchDebit')).toEqual(['pending', 'returned', 'returned'])
  await demo.fundFrom('5555')
  expect(await demo.statuses('AchDebit')).toEqual(['pending', 'returned', 'returned'])
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.statuses('AchDebit')).toEqual(['complete', 'returned', 'returned', 'returned'])
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('an account whose debit came back is drawn from only when there is no other', async () => {
  const demo = await payday(world)
  const { companyId, first, second } = demo
  await demo.initiate()
  await demo.travelTo(first.payDate)
  const [debit] = await demo.named('AchDebit')
  // Insufficient funds close no account; drawn again the next day, it goes through.
  const { requestReferenceId } = debit!
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R01' })
  await ok('sandbox/advanceClock', { days: 4 })
  expect(await demo.statuses('AchDebit')).toEqual(['complete', 'returned'])
  const sources = async (payPeriodId: string) =>
    (await demo.named('AchDebit', payPeriodId)).map(({ sourceAccount }) => sourceAccount)
  expect(new Set(await sources(first.payPeriodId))).toEqual(new Set([debit!.sourceAccount]))

  // It bounces in the next payroll, in time, so the period fails; the company gives another account and initiates again.
  await demo.initiate(second.payPeriodId)
  const [again] = await demo.named('AchDebit', second.payPeriodId)
  expect(again!.sourceAccount).toBe(debit!.sourceAccount)
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: again!.requestReferenceId,
    returnCode: 'R09',
  })
  expect(await demo.periodStatus(second.payPeriodId)).toBe('failed')
  const { companyFundingSourceEntity } = await ok(
    'adminPortal/addCompanyBankAccount',
    anotherAccount(companyId, '5555'),
  )
  await ok('sandbox/advanceClock', { hours: 1 })
  await demo.initiate(second.payPeriodId)
  expect(await sources(second.payPeriodId)).toContain(companyFundingSourceEntity.companyFundingSourceEntityId)
  await ok('sandbox/advanceClock', { days: 160 })
  expect(await demo.periodStatus(second.payPeriodId)).toBe('processed')
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})
