import { beforeEach, expect, test } from 'vitest'
import { holdsIn, isSettled } from '../support/invariants.ts'
import type { Transaction } from '../support/payday.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** One worker, every amount: paid, voided, paid anew; a payment that comes back; caps after a void. Texas. */
const sandbox = await sharedService()
const { ok, owner } = sandbox
const { company, hire, schedule, run, slips } = payroll(sandbox)

beforeEach(() => ok('sandbox/resetSandbox'))

const listed = async (payPeriodId: string, transactionName: string): Promise<Transaction[]> =>
  (await ok('reports/getTransactionsBasedOnName', { payPeriodId, transactionName })).payrollTransaction
/** The smallest first. */
const named = async (payPeriodId: string, transactionName: string) =>
  (await listed(payPeriodId, transactionName))
    .map(({ transferAmount, status }) => [transferAmount, status] as const)
    .sort(([a, one], [b, other]) => a - b || one.localeCompare(other))
const at17 = (day: string) => ok('sandbox/setClock', { to: `${day}T17:00:00Z` })

// 52,000 ÷ 26: federal 43,400: 1,240 + 12 % × 23,500 = 4,060; ÷ 26 = 156.15.
const slip = {
  pay: { Salary: 2000 },
  taken: { 'Federal Withholding Tax': 156.15, 'Social Security': 124, Medicare: 29 },
  employer: { 'Social Security': 124, Medicare: 29, FUTA: 12, 'TX - State Unemployment Insurance': 54 },
  gross: 2000,
  net: 1690.85,
}

test('void and redo', async () => {
  const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%' } })
  const { userId } = await hire(companyId, { name: 'Vi Void', state: 'TX', rate: 52_000 })
  await ok('sandbox/advanceClock', { hours: 1 })
  const [first] = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
  const { payPeriodId } = first!
  expect(await run({ companyId, payPeriodId })).toEqual({ 'Vi Void': slip })
  await at17('2026-12-18')
  expect(await named(payPeriodId, 'AchDebit')).toEqual([[2219, 'complete']]) // 2,000 + 219 of the employer
  expect(await named(payPeriodId, 'AchCredit')).toEqual([[1690.85, 'complete']])
  // Form 940; Texas; Form 941: 156.15 + 2 × 153.
  const taxes = [12, 54, 462.15]
  expect(await named(payPeriodId, 'TaxPayment')).toEqual(taxes.map((amount) => [amount, 'pending']))

  const paid = await ok('reports/getPayStub', { payPeriodId, userId, format: 'pdf' })
  expect(paid.payStub).toMatchObject({ voidedAt: null, gross: 2000, grossYearToDate: 2000 })
  const explained = await ok('reports/explainPaycheck', { payPeriodId, userId })
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'the hours were wrong' })
  expect(await slips(payPeriodId)).toEqual({})
  // What was voided can still be seen: the stub as it was paid, and marked.
  const voided = await ok('reports/getPayStub', { payPeriodId, userId, format: 'pdf' })
  expect({ ...voided.payStub, voidedAt: null }).toEqual(paid.payStub)
  expect(voided.payStub.voidedAt).toMatch(/^2026-12-18T17:\d\d:\d\d/)
  expect(voided.fileBase64).not.toBe(paid.fileBase64)
  expect(await ok('reports/getPayStub', { payPeriodId, userId, format: 'pdf' })).toEqual(voided)
  expect(await ok('reports/explainPaycheck', { payPeriodId, userId })).toEqual(explained)
  expect(await named(payPeriodId, 'TaxPayment')).toEqual(taxes.map((amount) => [amount, 'cancelled']))
  expect(await named(payPeriodId, 'Reversal')).toEqual([[1690.85, 'pending']])
  expect(await named(payPeriodId, 'Refund')).toEqual([[taxes.reduce((a, b) => a + b), 'pending']]) // 528.15
  // The reversal settles on Monday the 21st; what it brought goes back to the company the day after.
  await at17('2026-12-22')
  expect(await named(payPeriodId, 'Reversal')).toEqual([[1690.85, 'complete']])
  expect(await named(payPeriodId, 'Refund')).toEqual([
    [528.15, 'complete'],
    [1690.85, 'complete'],
  ])
  const liabilities = await ok('reports/getTaxLiabilities', {
    companyId,
    from: '2026-12-18',
    to: '2026-12-18',
  })
  for (const agency of liabilities.taxLiabilities) {
    expect(agency).toMatchObject({ accrued: 0, deposited: 0, outstanding: 0, credit: 0, dueDate: null })
  }

  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      ...{ companyId, payPeriodType: 'Missing', workerType: 'W2' },
      ...{ payBeginDate: '2026-11-30', payEndDate: '2026-12-13', payDate: '2026-12-28' },
    },
  })
  const redo = { companyId, payPeriodId: payPeriod.payPeriodId }
  await ok('payroll/addUsersToSupplementalPayPeriod', { ...redo, payrollLineItems: [{ userId }] })
  expect(await run(redo)).toEqual({ 'Vi Void': slip }) // ten days at 52,000 ÷ 260
  const { payStub } = await ok('reports/getPayStub', { payPeriodId: redo.payPeriodId, userId })
  expect(payStub).toMatchObject({ voidedAt: null, gross: 2000, grossYearToDate: 2000, net: 1690.85 })
  // A later paycheck does not count toward an earlier one's year, voided or not.
  const { payStub: earlier } = await ok('reports/getPayStub', { payPeriodId, userId })
  expect({ ...earlier, voidedAt: null }).toEqual(paid.payStub)
  await ok('sandbox/advanceClock', { days: 150 })
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('a returned credit: that payment and nothing else, paid again to the cent', async () => {
  const companyId = await company({ today: '2027-05-24', states: { TX: '2.7%' } })
  const split = { payPercentage: 60, accountNumber: '000123450003' } // the sandbox bank returns credits to it
  const who = await hire(companyId, { name: 'Ray Returned', state: 'TX', rate: 52_000, account: split })
  const other = {
    accountNumber: '000123459999',
    routingNumber: '021000021',
    bankName: 'Other',
    payPercentage: 40,
  }
  await ok('userPortal/addUserBankAccount', {
    userPayAccountEntity: { ...who, ...other, accountType: 'savings', accountName: 'Ray Returned' },
  })
  await ok('sandbox/advanceClock', { hours: 1 })
  const [first] = await schedule(companyId, { payBeginDate: '2027-05-24', payDate: '2027-06-11' })
  const { payPeriodId } = first!
  expect(await run({ companyId, payPeriodId })).toEqual({ 'Ray Returned': slip })
  await at17('2027-06-11')
  // 60 % of 1,690.85 = 1,014.51 came back, the rest did not.
  expect(await named(payPeriodId, 'AchCredit')).toEqual([
    [676.34, 'complete'],
    [1014.51, 'returned'],
  ])
  expect(await named(payPeriodId, 'Return')).toEqual([[1014.51, 'complete']])
  expect(await named(payPeriodId, 'AchDebit')).toEqual([[2219, 'complete']])
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(payPeriod[0].payPeriodStatus).toBe('processed')
  const credits = await listed(payPeriodId, 'AchCredit')
  const { requestReferenceId } = credits.find(({ status }) => status === 'returned')!
  await ok('payroll/reissuePayment', { requestReferenceId }) // to the other account, which is the one left
  await at17('2027-06-14')
  expect(await named(payPeriodId, 'AchCredit')).toEqual([
    [676.34, 'complete'],
    [1014.51, 'complete'],
    [1014.51, 'returned'],
  ])
  await ok('sandbox/advanceClock', { days: 150 })
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('after a void later paychecks stay, and the next one catches up what was capped', async () => {
  const companyId = await company({ today: '2027-11-15', states: { TX: '2.7%' } })
  await hire(companyId, { name: 'Cal Cap', state: 'TX', rate: 130_000 }) // 5,000 a period
  await ok('sandbox/advanceClock', { hours: 1 })
  const periods = await schedule(companyId, { payBeginDate: '2027-11-01', payDate: '2027-11-19' })
  const at = (place: number) => ({ companyId, payPeriodId: periods[place]!.payPeriodId })
  const state = 'TX - State Unemployment Insurance'
  const capped = async (place: number) => {
    const { employer } = (await run(at(place)))['Cal Cap']!
    return [employer.FUTA ?? 0, employer[state] ?? 0]
  }
  expect(await capped(0)).toEqual([30, 135]) // 5,000
  expect(await capped(1)).toEqual([12, 108]) // 7,000 − 5,000; 9,000 − 5,000
  await ok('payroll/voidPayroll', { ...at(0), reason: 'never worked' })
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId: at(1).payPeriodId })
  const [{ employerTaxDetails }] = payPeriod[0].payrollLineItems
  expect(employerTaxDetails).toContainEqual(
    expect.objectContaining({ taxName: 'FUTA', taxAmount: 12, taxAmountYtd: 12 }),
  )
  // 2,000 and 4,000 were taxed: 5,000 are left under both. 42 and 243 in all, as if the first had never been.
  expect(await capped(2)).toEqual([30, 135])
  await ok('sandbox/advanceClock', { days: 200 })
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})
