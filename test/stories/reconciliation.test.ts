import { join } from 'node:path'
import { expect, test } from 'vitest'
import { booksOf, cents } from '../support/books.ts'
import { holdsIn } from '../support/invariants.ts'
import { anotherAccount, payday } from '../support/payday.ts'
import { dataDirectory } from '../support/service.ts'
import { sharedService } from '../support/shared.ts'

/**
 * Half a year of payrolls with everything that happens to money: benefits and their remittance, orders, deposits, a debit
 * and credits that come back, voids within and after the days in which they can be reversed, checks. Then the ledger, the
 * journal and every file on disk are laid beside each other.
 */
const world = await sharedService()
const { ok, owner } = world
await ok('sandbox/setClock', { to: '2026-06-01T15:00:00Z' })
const demo = await payday(world, 6)
const { companyId, periods } = demo
const outbox = join(dataDirectory, 'bank', 'outbox')
const { users } = await ok('reports/getActiveUsers', { companyId })
const userIds: string[] = users.map(({ userId }: { userId: string }) => userId)

async function livedThrough(): Promise<void> {
  const plan = {
    companyId,
    name: 'Harbor Medical',
    type: 'Medical',
    employeeAmount: 150,
    employerAmount: 450,
  }
  const { benefitPlanId } = (await ok('benefits/addBenefitPlan', { benefitPlan: plan })).benefitPlan
  const benefitEnrollment = { companyId, userId: userIds[1], benefitPlanId, effectiveMonth: 'July 2026' }
  await ok('benefits/addBenefitEnrollment', { benefitEnrollment })
  for (const [at, [garnishmentType, fields]] of orders.entries()) {
    const garnishmentAgency = `Payee ${at + 1}`
    const garnishment = {
      companyId,
      userId: userIds[at]!,
      garnishmentType,
      garnishmentAgency,
      garnishmentFields: fields,
    }
    await ok('adminPortal/addGarnishment', { garnishment })
  }
  for (const [nth, period] of periods.slice(0, 12).entries()) {
    if (nth === 3) await demo.payFirstWorkerTo('0003') // R03: this month's pay comes back
    await demo.travelTo(period.deadLineToRunPayroll)
    await demo.initiate(period.payPeriodId)
    await demo.travelTo(period.payDate, '22:00')
    await happenings[nth]?.(period.payPeriodId)
    if (nth % 2 === 1 && nth > 2 && nth < 11)
      await ok('benefits/addRemittance', { remittance: { companyId, plan: 'Harbor Medical' } })
  }
  await demo.travelTo('2027-03-10')
}

const orders: readonly [string, Record<string, string>][] = [
  [
    'Child Support',
    { State: 'GA', 'Case Number': 'CS-1', 'Current Support Amount': '120.00', 'FIPS Code': '13121' },
  ],
  [
    'Creditor',
    { State: 'GA', 'Case Number': '26-CV-7', 'Creditor Name': 'First Example Bank', Amount: '35.00' },
  ],
  ['Student Loan', { Agency: 'Department of Education', 'Account Number': 'A-100', Amount: '40.00' }],
]

const happenings: Readonly<Record<number, (payPeriodId: string) => Promise<void>>> = {
  // Within five banking days: reversed.
  1: async (payPeriodId) => {
    await ok('payroll/voidPayroll', {
      companyId,
      payPeriodId,
      userIds: [userIds[2]],
      reason: 'paid by mistake',
    })
  },
  // Came back: the company writes a check.
  3: async (payPeriodId) => {
    const returned = (await demo.named('AchCredit', payPeriodId)).filter(
      ({ status }) => status === 'returned',
    )
    expect(returned).toHaveLength(1)
    const { requestReferenceId } = returned[0]!
    await ok('payroll/reissuePayment', { requestReferenceId, paymentMethod: 'check' })
    const { companyFundingSourceEntity: account } = anotherAccount(companyId, '5555')
    const userPayAccountEntity = { ...account, userId: userIds[0] }
    await ok('userPortal/addUserBankAccount', { userPayAccountEntity })
  },
  // The funding comes back when everybody was paid: owed, and drawn again.
  5: async (payPeriodId) => {
    const [debit] = await demo.named('AchDebit', payPeriodId)
    const { requestReferenceId } = debit!
    await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R01' })
    await ok('sandbox/advanceClock', { days: 3 })
  },
  // Long after: the worker owes it, and deposited tax is a credit that pays the next deposits.
  8: async () => {
    const { payPeriodId } = periods[4]!
    await ok('payroll/voidPayroll', { companyId, payPeriodId, userIds: [userIds[3]], reason: 'never worked' })
    // Whoever has a check has been to the bank by now: none goes stale.
    const { checks } = await ok('reports/getChecks', { companyId, status: 'issued' })
    expect(checks).toHaveLength(1)
    await ok('payroll/markCheckCleared', { companyId, checkId: checks[0].checkId })
  },
}

await livedThrough()
const books = await booksOf(ok, companyId, outbox)
const moved = (name: string): number =>
  books.transfers
    .filter(
      ({ transactionName, status }) => transactionName === name && ['complete', 'returned'].includes(status),
    )
    .reduce((total, transfer) => total + transfer.cents, 0)
const inFiles = (kind: string): number =>
  books.files.filter((file) => file.kind === kind).reduce((total, file) => total + file.total, 0)
/** What came back of one kind: the opposites of its transfers. */
const cameBack = (name: string): number => {
  const ids = new Set(
    books.transfers
      .filter(({ transactionName }) => transactionName === name)
      .map(({ requestReferenceId }) => requestReferenceId),
  )
  return books.transfers
    .filter(
      ({ transactionName, reverses }) =>
        transactionName === 'Return' && reverses !== null && ids.has(reverses),
    )
    .reduce((total, transfer) => total + transfer.cents, 0)
}

test('everything happened', async () => {
  await holdsIn(owner, companyId)
  const names = new Set(books.transfers.map(({ transactionName }) => transactionName))
  for (const name of [
    'AchDebit',
    'AchCredit',
    'TaxPayment',
    'GarnishmentPayment',
    'Refund',
    'Check',
    'Receivable',
    'Return',
    'Reversal',
    'TaxCredit',
    'Remittance',
  ]) {
    expect(names, name).toContain(name)
  }
  expect(new Set(books.files.map(({ kind }) => kind))).toEqual(
    new Set(['debit', 'credit', 'tax', 'garnishment', 'reversal', 'refund']),
  )
})

test('D: every entry of every file on disk is one transfer of the ledger, to the cent, and none is left over', () => {
  const seen = new Set<string>()
  for (const { fileName, paid } of books.files) {
    for (const { entry, transfer } of paid) {
      expect(transfer, `${fileName} ${entry.individualId}`).toBeDefined()
      expect(Number(entry.amount)).toBe(transfer!.cents)
      expect(seen.has(transfer!.requestReferenceId)).toBe(false)
      expect(['complete', 'returned']).toContain(transfer!.status)
      seen.add(transfer!.requestReferenceId)
    }
  }
  const overTheNetwork = ['AchDebit', 'AchCredit', 'TaxPayment', 'GarnishmentPayment', 'Refund', 'Reversal']
  const unsent = books.transfers.filter(
    ({ transactionName, status, requestReferenceId }) =>
      overTheNetwork.includes(transactionName) && status !== 'cancelled' && !seen.has(requestReferenceId),
  )
  expect(unsent).toEqual([])
})

test('D: the sum of each file is what the journal moves for it', () => {
  for (const { achFileId, total, kind } of books.files) {
    const entries = books.entries.filter((entry) => entry.achFileId === achFileId)
    const debits = entries.flatMap(({ lines }) => lines).reduce((sum, { debit }) => sum + cents(debit), 0)
    expect({ kind, debits }).toEqual({ kind, debits: total })
  }
})

test('1.11, D: the company bank account is the cash that moved over it: files, returns, checks, remittances', () => {
  const drawn = inFiles('debit') - cameBack('AchDebit')
  const givenBack = inFiles('refund') - cameBack('Refund')
  const checks = books.transfers.filter(({ transactionName }) => transactionName === 'Check')
  const written = checks.reduce(
    (total, { cents: each, reverses, source }) =>
      total + (source === 'Company Bank Account' || reverses === null ? each : -each),
    0,
  )
  expect(moved('Remittance')).toBeGreaterThan(0)
  expect(books.balance('funding')).toBe(-drawn + givenBack - written - moved('Remittance'))
  expect(books.booked('Assets:Bank')).toBe(books.balance('funding'))
})

test('D: what receivers have is what the files paid them, less what came back', () => {
  const credits = inFiles('credit') - cameBack('AchCredit') - (inFiles('reversal') - cameBack('Reversal'))
  expect(books.balance('employeeAccount')).toBe(credits)
  expect(books.balance('taxAuthority')).toBe(inFiles('tax') - cameBack('TaxPayment'))
  expect(books.balance('garnishmentPayee')).toBe(inFiles('garnishment') - cameBack('GarnishmentPayment'))
  expect(books.balance('carrier')).toBe(moved('Remittance'))
})

test('D: every balance that is left is explained, in the ledger and in the journal alike', async () => {
  // The loan's payee has 40.00 of a paycheck that was voided after it was sent; it is owed to nobody any more.
  expect(books.balance('garnishmentAgency')).toBe(-4000)
  expect(books.booked('Liabilities:Payroll:Garnishments')).toBe(4000)
  // What the payee and the worker owe back is no cash: it stands against clearing.
  expect(books.balance('clearing')).toBe(-books.balance('employeeReceivable', 'garnishmentAgency'))
  for (const kind of ['wagesPayable', 'employerReceivable']) {
    expect({ kind, balance: books.balance(kind) }).toEqual({ kind, balance: 0 })
  }
  // A premium for disability and family leave is the carrier's, which is paid outside; every agency has its own.
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', {
    companyId,
    from: '2026-01-01',
    to: '2026-12-31',
  })
  const open = (taxLiabilities as { payee: string; agencyCode: string; outstanding: number }[]).filter(
    ({ outstanding }) => outstanding !== 0,
  )
  expect(open.map(({ payee, agencyCode }) => [payee, agencyCode])).toEqual([['carrier', 'NY.sdi']])
  const premium = cents(open[0]!.outstanding)
  expect(books.balance('taxAgency')).toBe(premium)
  for (const path of settled) {
    expect({ path, balance: books.booked(path) }).toEqual({ path, balance: 0 })
  }
  expect(books.booked('Liabilities:Payroll:Taxes')).toBe(-premium)
  expect(books.booked('Assets:Payroll clearing')).toBe(premium)
  // Of plans what accrued since the last remittance, of the worker whose check was voided the net of it.
  const late = books.transfers.filter(({ transactionName }) => transactionName === 'Receivable')
  expect(books.booked('Assets:Owed by employees')).toBe(-books.balance('employeeReceivable'))
  expect(books.balance('employeeReceivable')).toBeLessThan(0)
  expect(late.length).toBeGreaterThan(0)
  expect(books.balance('benefits')).toBe(120_000) // two payrolls of 150 + 450
  expect(books.balance('benefits', 'benefitsClearing')).toBe(0)
  expect(books.booked('Liabilities:Payroll:Benefits')).toBe(-books.balance('benefits'))
})

test('D: the journal of each month adds up to the journal of the year', async () => {
  const months = ['06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`)
  let wages = 0
  for (const month of months) {
    const { entries } = await ok('reports/getPayrollJournalReport', {
      companyId,
      from: `${month}-01`,
      to: `${month}-${lastDay[month.slice(5)] ?? '31'}`,
    })
    for (const { lines } of entries)
      for (const { account, debit, credit } of lines)
        if (account === 'Expenses:Payroll:Wages') wages += cents(debit) - cents(credit)
  }
  expect(wages).toBe(books.booked('Expenses:Payroll:Wages'))
})

const lastDay: Readonly<Record<string, string>> = { '06': '30', '09': '30', 11: '30' }
const settled = ['Liabilities:Payroll:Net pay', 'Liabilities:Payroll:Funding that came back']
