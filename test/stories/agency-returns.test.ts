import { beforeEach, expect, test } from 'vitest'
import { holdsIn, isSettled } from '../support/invariants.ts'
import { anotherAccount, type Transaction } from '../support/payday.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Payments to agencies that come back, to the cent: tried again, corrected, issued again, voided. Texas. */
const sandbox = await sharedService()
const { ok, call, owner } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)

beforeEach(() => ok('sandbox/resetSandbox'))

const listed = async (payPeriodId: string, transactionName: string): Promise<Transaction[]> =>
  (await ok('reports/getTransactionsBasedOnName', { payPeriodId, transactionName })).payrollTransaction
/** The smallest first. */
const named = async (payPeriodId: string, transactionName: string) =>
  (await listed(payPeriodId, transactionName))
    .map(({ transferAmount, status }) => [transferAmount, status] as const)
    .sort(([a, one], [b, other]) => a - b || one.localeCompare(other))
const at17 = (day: string) => ok('sandbox/setClock', { to: `${day}T17:00:00Z` })
const comesBack = async (payment: Transaction, returnCode: string) =>
  ok('sandbox/simulateTransferReturn', { requestReferenceId: payment.requestReferenceId, returnCode })
const reissue = (payment: Transaction, over: object = {}) =>
  call('payroll/reissuePayment', { requestReferenceId: payment.requestReferenceId, ...over })
/** Without the returns of the quarters that pass meanwhile, which are another story. */
/** Voided weeks after payday: no bank gives that pay back. */
const OWES_PAY = ['Settle Overpayment', 'adminPortal/addOverpaymentRepayment']
const tasksOf = async (companyId: string): Promise<[string, string][]> =>
  (await ok('reports/getCompanyTask', { companyId })).tasks
    .map(({ task, operation }: { task: string; operation: string }) => [task, operation])
    .filter(([task]: [string, string]) => task !== 'Prepare Filing')
const returnedOf = async (payPeriodId: string) =>
  (await ok('reports/getPayPeriodDetails', { payPeriodId })).payPeriod[0].returnedPayments
const lastEvent = async (payPeriodId: string) => {
  const { events } = await ok('reports/getEvents', {})
  const shown = events
    .filter((event: Told) => event.trigger.eventType === 'payperiod.payperiodstatus.update')
    .map((event: Told) => event.payload[0].payPeriod[0])
  return shown.findLast((period: { payPeriodId: string }) => period.payPeriodId === payPeriodId)
}
interface Told {
  trigger: { eventType: string }
  payload: [{ payPeriod: [{ payPeriodId: string }] }]
}

const DEPOSIT = 462.15 // Form 941: 156.15 + 2 × 153
const ORDER = 250

/** One worker of 52,000 with a support order of 250 a period, paid on a Friday; Form 941 is due on the fifteenth. */
async function paid(year: number) {
  const companyId = await company({ today: `${year}-05-24`, states: { TX: '2.7%' } })
  const who = await hire(companyId, { name: 'Ada Agency', state: 'TX', rate: 52_000 })
  const { garnishment } = await ok('adminPortal/addGarnishment', {
    garnishment: {
      ...who,
      garnishmentType: 'Child Support',
      garnishmentAgency: 'Texas SDU',
      garnishmentFields: { State: 'TX', 'Case Number': 'T-1', 'Current Support Amount': `${ORDER}.00` },
    },
  })
  await ok('sandbox/advanceClock', { hours: 1 })
  const [first, second] = await schedule(companyId, {
    payBeginDate: `${year}-05-24`,
    payDate: `${year}-06-11`,
  })
  const { payPeriodId } = first!
  await run({ companyId, payPeriodId })
  const deposit = async (status: string) =>
    (await listed(payPeriodId, 'TaxPayment')).find(
      (each) => each.transferAmount === DEPOSIT && each.status === status,
    )!
  const order = async (status: string) =>
    (await listed(payPeriodId, 'GarnishmentPayment')).find((each) => each.status === status)!
  const liability = async () => {
    const range = { companyId, from: `${year}-06-01`, to: `${year}-06-30` }
    const { taxLiabilities } = await ok('reports/getTaxLiabilities', range)
    return taxLiabilities.find(({ agencyCode }: { agencyCode: string }) => agencyCode === 'US.941')
  }
  const comesToRest = async () => {
    await ok('sandbox/advanceClock', { days: 150 })
    await holdsIn(owner, companyId)
    await isSettled(owner, companyId)
  }
  const { garnishmentId } = garnishment
  const nextPeriodId = second!.payPeriodId
  return { companyId, payPeriodId, nextPeriodId, who, garnishmentId, deposit, order, liability, comesToRest }
}

test('a deposit that came back for no fault of its own goes out again on the next banking day, twice at most', async () => {
  const { companyId, payPeriodId, deposit, liability, comesToRest } = await paid(2027)
  await at17('2027-07-15')
  expect(await liability()).toMatchObject({ deposited: DEPOSIT, liabilities: [{ status: 'complete' }] })
  const first = await deposit('complete')
  await comesBack(first, 'R32')
  expect(await liability()).toMatchObject({
    deposited: 0,
    outstanding: DEPOSIT,
    dueDate: '2027-07-15',
    liabilities: [{ dueDate: '2027-07-15', status: 'pending' }],
  })
  expect((await reissue(first)).body.error.message).toBe(
    'This payment was issued again already; getTransactions lists the new one',
  )
  expect(await returnedOf(payPeriodId)).toEqual([])
  expect(await tasksOf(companyId)).toEqual([])
  const again = await deposit('pending')
  const { payrollTransaction } = await ok('reports/getTransactionBasedOnReference', {
    requestReferenceId: again.requestReferenceId,
  })
  expect(payrollTransaction).toMatchObject({ effectiveDate: '2027-07-16', reason: 'Issued again' })
  await at17('2027-07-16')
  expect((await liability()).liabilities).toMatchObject([{ status: 'complete', dueDate: '2027-07-15' }])

  await comesBack(await deposit('complete'), 'R01')
  await at17('2027-07-19') // over the weekend
  await comesBack(await deposit('complete'), 'R09')
  // The third return waits.
  const third = (await listed(payPeriodId, 'TaxPayment')).filter((each) => each.transferAmount === DEPOSIT)
  expect(third.map(({ status }) => status)).toEqual(['returned', 'returned', 'returned'])
  expect((await liability()).liabilities).toMatchObject([{ status: 'returned' }])
  const open = {
    requestReferenceId: third[2]!.requestReferenceId,
    transactionName: 'TaxPayment',
    transferAmount: DEPOSIT,
    returnCode: 'R09',
    reason: 'Uncollected Funds',
  }
  expect(await returnedOf(payPeriodId)).toEqual([open])
  expect((await lastEvent(payPeriodId)).returnedPayments).toEqual([open])
  expect(await tasksOf(companyId)).toEqual([['Issue Payment Again', 'payroll/reissuePayment']])
  await at17('2027-08-31')
  expect(await returnedOf(payPeriodId)).toEqual([open])

  expect((await reissue(third[2]!)).body.payment).toMatchObject({ status: 'pending' })
  expect(await returnedOf(payPeriodId)).toEqual([])
  expect((await lastEvent(payPeriodId)).returnedPayments).toEqual([])
  await comesToRest()
  expect((await named(payPeriodId, 'TaxPayment')).filter(([amount]) => amount === DEPOSIT)).toEqual([
    [DEPOSIT, 'complete'],
    [DEPOSIT, 'returned'],
    [DEPOSIT, 'returned'],
    [DEPOSIT, 'returned'],
  ])
})

test('an account that is not there is not tried again blindly; two clerks issue it again once', async () => {
  const { companyId, payPeriodId, deposit, liability, comesToRest } = await paid(2028)
  await at17('2028-07-17')
  const first = await deposit('complete')
  await comesBack(first, 'R03')
  expect(await tasksOf(companyId)).toEqual([['Issue Payment Again', 'payroll/reissuePayment']])
  expect((await liability()).liabilities).toMatchObject([{ status: 'returned' }])
  await at17('2028-07-31')
  expect(await deposit('pending')).toBeUndefined()

  const toAgency =
    'A payment to an agency goes to its account: it takes no userPayAccountEntityId and no Check'
  expect((await reissue(first, { paymentMethod: 'Check' })).body.error.message).toBe(toAgency)
  const dry = await call(
    'payroll/reissuePayment',
    { requestReferenceId: first.requestReferenceId },
    { headers: { 'Dry-Run': 'true' } },
  )
  expect(dry.body.payment.status).toBe('pending')
  const replies = await Promise.all([reissue(first), reissue(first), reissue(first)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(replies.filter(({ status }) => status === 400).map(({ body }) => body.error.message)).toEqual([
    'This payment was issued again already; getTransactions lists the new one',
    'This payment was issued again already; getTransactions lists the new one',
  ])
  expect((await liability()).liabilities).toMatchObject([{ status: 'pending' }])
  expect(await tasksOf(companyId)).toEqual([])
  await comesToRest()
  expect((await named(payPeriodId, 'TaxPayment')).filter(([amount]) => amount === DEPOSIT)).toEqual([
    [DEPOSIT, 'complete'],
    [DEPOSIT, 'returned'],
  ])
})

test('an order whose agency was wrong is paid again, to the agency it names then, when it is corrected', async () => {
  const { companyId, payPeriodId, who, garnishmentId, order, comesToRest } = await paid(2029)
  await at17('2029-06-11')
  expect(await named(payPeriodId, 'GarnishmentPayment')).toEqual([[ORDER, 'complete']])
  await comesBack(await order('complete'), 'R02')
  expect(await tasksOf(companyId)).toEqual([['Correct Garnishment', 'adminPortal/updateGarnishment']])
  const update = (over: object) =>
    ok('adminPortal/updateGarnishment', { garnishment: { ...who, garnishmentId, ...over } })
  // A new amount does not mend what was wrong.
  const { garnishment: amount } = await update({ garnishmentFields: { 'Current Support Amount': '260.00' } })
  expect(amount.message).toBe('Garnishment updated successfully')
  await at17('2029-06-13')
  expect(await named(payPeriodId, 'GarnishmentPayment')).toEqual([[ORDER, 'returned']])
  const { garnishment: agency } = await update({ garnishmentAgency: 'Lone Star SDU' })
  expect(agency.message).toBe('Garnishment updated successfully; what came back is paid again')
  await at17('2029-06-15')
  expect(await named(payPeriodId, 'GarnishmentPayment')).toEqual([
    [ORDER, 'complete'],
    [ORDER, 'returned'],
  ])
  const { ledger } = await ok('reports/getLedger', { companyId })
  const balances = Object.fromEntries(
    ledger.accounts.map(({ account, balance }: { account: string; balance: number }) => [account, balance]),
  )
  expect(balances).toMatchObject({ 'Texas SDU': 0, 'Texas SDU, paid': 0, 'Lone Star SDU, paid': ORDER })
  expect(await tasksOf(companyId)).toEqual([])

  // The case number was wrong as well; then the agency says that it has it twice, and nobody but a person decides.
  await comesBack(await order('complete'), 'R22')
  await update({ garnishmentFields: { 'Case Number': 'T-2' } })
  await at17('2029-06-20')
  await comesBack(await order('complete'), 'R24')
  await update({ garnishmentFields: { 'Case Number': 'T-3' } })
  await at17('2029-06-25')
  expect(await order('complete')).toBeUndefined()
  expect(await order('pending')).toBeUndefined()
  expect(await tasksOf(companyId)).toEqual([['Issue Payment Again', 'payroll/reissuePayment']])
  const back = (await listed(payPeriodId, 'GarnishmentPayment')).at(-1)!
  expect((await reissue(back)).body.payment.message).toBe('Payment issued again')
  await comesToRest()
})

test('a void cancels what would go out again and refunds it; one that waits is refunded and issued no more', async () => {
  const { companyId, payPeriodId, deposit, order, liability } = await paid(2030)
  await at17('2030-07-15')
  const [tax, support] = [await deposit('complete'), await order('complete')]
  await comesBack(tax, 'R18')
  await comesBack(support, 'R16')
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'never worked' })
  expect(await named(payPeriodId, 'GarnishmentPayment')).toEqual([[ORDER, 'returned']])
  expect((await named(payPeriodId, 'TaxPayment')).filter(([amount]) => amount === DEPOSIT)).toEqual([
    [DEPOSIT, 'cancelled'],
    [DEPOSIT, 'returned'],
  ])
  expect(await tasksOf(companyId)).toEqual([OWES_PAY])
  expect(await returnedOf(payPeriodId)).toEqual([])
  expect((await reissue(support)).body.error.message).toBe(
    'Nothing of this payment is owed to the agency any more',
  )
  expect((await reissue(tax)).body.error.message).toBe(
    'This payment was issued again already; getTransactions lists the new one',
  )
  await ok('sandbox/advanceClock', { days: 5 })
  // The order, Form 941, and what was not due yet: FUTA 12 and Texas 54.
  expect((await named(payPeriodId, 'Refund')).at(-1)).toEqual([ORDER + DEPOSIT + 66, 'complete'])
  await ok('sandbox/advanceClock', { days: 150 })
  await holdsIn(owner, companyId)
  expect(await liability()).toMatchObject({ accrued: 0, deposited: 0, outstanding: 0, credit: 0 })
})

test('what goes out again is held while the company owes its funding', async () => {
  const { companyId, payPeriodId, deposit, order, comesToRest } = await paid(2031)
  await at17('2031-07-15')
  const [debit] = await listed(payPeriodId, 'AchDebit')
  await comesBack(debit!, 'R10')
  await comesBack(await deposit('complete'), 'R32')
  await comesBack(await order('complete'), 'R32')
  await at17('2031-07-25')
  expect(await deposit('pending')).toBeDefined()
  expect(await order('complete')).toBeDefined() // went with the worker's pay
  await ok('adminPortal/addCompanyBankAccount', anotherAccount(companyId))
  await comesToRest()
  expect(await deposit('complete')).toBeDefined()
})

test('a credit at the agency pays first what would go out again', async () => {
  const { companyId, payPeriodId, nextPeriodId } = await paid(2027)
  await run({ companyId, payPeriodId: nextPeriodId })
  await at17('2027-07-15') // both deposits of June
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'never worked' })
  const deposits = async () =>
    (await listed(nextPeriodId, 'TaxPayment')).filter((each) => each.transferAmount === DEPOSIT)
  await comesBack((await deposits())[0]!, 'R32')
  expect((await deposits()).map(({ status }) => status)).toEqual(['returned', 'pending'])
  await at17('2027-07-16')
  expect((await deposits()).map(({ status }) => status)).toEqual(['returned', 'cancelled'])
  expect((await reissue((await deposits())[0]!)).body.error.message).toBe(
    'This payment was issued again already; getTransactions lists the new one',
  )
  await ok('sandbox/advanceClock', { days: 5 })
  // The agency had it: what was drawn for it goes back.
  expect(await named(nextPeriodId, 'Refund')).toEqual([[DEPOSIT, 'complete']])
  expect(await returnedOf(nextPeriodId)).toEqual([])
  expect(await tasksOf(companyId)).toEqual([OWES_PAY])
  await ok('sandbox/advanceClock', { days: 150 })
  await holdsIn(owner, companyId)
})
