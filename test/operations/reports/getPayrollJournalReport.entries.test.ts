import { expect, test } from 'vitest'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

/** A company of three, paid once; one paycheck is voided in the month after, when it can no longer be reversed. */
const sandbox = await sharedService()
const { ok } = sandbox
// Forty days after payday nothing of the quarter is left to pay.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
const demo = await payday(sandbox, 3)
const { companyId, first } = demo
const [{ userId }] = (await ok('reports/getActiveUsers', { companyId })).users
await ok('payroll/importRegularPayrollData', {
  companyId,
  payPeriodId: first.payPeriodId,
  payrollData: [{ userId, deductions: [{ description: 'Uniform', amount: 20 }] }],
})
await demo.initiate()
const later = new Date(Date.parse(`${first.payDate}T12:00:00Z`) + 40 * 86_400_000).toISOString().slice(0, 10)
await demo.travelTo(later)
await ok('payroll/voidPayroll', {
  companyId,
  payPeriodId: first.payPeriodId,
  userIds: [userId],
  reason: 'wrong rate',
})
await ok('sandbox/advanceClock', { days: 10 })

interface Line {
  account: string
  accountNumber: string
  type: string
  debit: number
  credit: number
}
interface Entry {
  date: string
  kind: string
  lines: Line[]
}
const asked = (from: string, to: string, more: object = {}) =>
  ok('reports/getPayrollJournalReport', { companyId, from, to, ...more })
const all = async (): Promise<Entry[]> => (await asked('2026-01-01', '2027-12-31')).entries
const cents = (amount: number): number => Math.round(amount * 100)
const balance = (entries: readonly Entry[], path: string): number =>
  entries
    .flatMap(({ lines }) => lines)
    .filter(({ account }) => account === path || account.startsWith(`${path}:`))
    .reduce((sum, { debit, credit }) => sum + cents(debit) - cents(credit), 0)

test('D: every entry is in balance, with cost, what is owed, and cash', async () => {
  const entries = await all()
  for (const { lines } of entries) {
    expect(lines.reduce((sum, { debit, credit }) => sum + cents(debit) - cents(credit), 0)).toBe(0)
    expect(lines.every(({ debit, credit }) => debit > 0 !== credit > 0)).toBe(true)
  }
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set(['Payroll', 'Void', 'AchDebit', 'AchCredit', 'TaxPayment', 'Receivable', 'Refund']),
  )
  expect(new Set(entries.flatMap(({ lines }) => lines.map(({ type }) => type)))).toEqual(
    new Set(['Asset', 'Liability', 'Expense']),
  )
})

test('page by page it is the whole, a void with it, and the double entry comes with the first', async () => {
  const whole = await asked('2026-01-01', '2027-12-31')
  const rows: unknown[] = []
  let cursor: string | null | undefined
  do {
    const page = await asked('2026-01-01', '2027-12-31', { limit: 7, ...(cursor ? { cursor } : {}) })
    expect(page.entries).toEqual(rows.length === 0 ? whole.entries : [])
    expect(page.unmapped).toEqual(whole.unmapped)
    rows.push(...page.journal)
    cursor = page.nextCursor
  } while (cursor)
  expect(rows).toEqual(whole.journal)
  expect(whole.journal.some(({ entry }: { entry: string }) => entry === 'Void')).toBe(true)
})

test('D: a void is an entry of its own day, and the month of the payroll stays as it was', async () => {
  const month = first.payDate.slice(0, 7)
  const { entries, journal } = await asked(
    `${month}-01`,
    `${month}-31`.replace('02-31', '02-28').replace(/(0[469]|11)-31$/, '$1-30'),
  )
  const paid = entries.filter(({ kind }: Entry) => kind === 'Payroll')
  expect(entries.some(({ kind }: Entry) => kind === 'Void')).toBe(false)
  expect(new Set(journal.map((row: { userId: string }) => row.userId)).size).toBe(3)
  expect(journal.every((row: { entry: string }) => row.entry === 'Payroll')).toBe(true)

  const entriesNow = await all()
  const voided = entriesNow.filter(({ kind }) => kind === 'Void')
  expect(voided.map(({ date }) => date)).toEqual([later])
  expect(balance(voided, 'Expenses:Payroll:Wages')).toBeLessThan(0)
  expect(balance(paid, 'Expenses:Payroll:Wages')).toBeGreaterThan(-balance(voided, 'Expenses:Payroll:Wages'))
})

test('D: what the worker owes after the void stands in the books, and net pay and clearing stand at zero', async () => {
  const entries = await all()
  const { ledger } = await ok('reports/getLedger', { companyId })
  const owed = ledger.accounts.find(({ kind }: { kind: string }) => kind === 'employeeReceivable')
  expect(owed).toMatchObject({ userId })
  expect(owed.account).toMatch(/^Owed by the employee, \w+ \w+/)
  expect(balance(entries, 'Assets:Owed by employees')).toBe(-cents(owed.balance))
  expect(balance(entries, 'Liabilities:Payroll:Net pay')).toBe(0)
  const funding = ledger.accounts.find(({ kind }: { kind: string }) => kind === 'funding')
  expect(balance(entries, 'Assets:Bank')).toBe(cents(funding.balance))
})

test('D: a deduction that the company keeps is owed to nobody', async () => {
  const paid = (await all()).filter(({ kind }) => kind === 'Payroll')
  expect(balance(paid, 'Expenses:Payroll:Recovered from employees:Uniform')).toBe(-2000)
  expect(balance(paid, 'Liabilities:Payroll:Benefits')).toBe(0)
})

test('D: the CSV has accounts and taxable wages; the double entry comes as CSV, too', async () => {
  const { text } = await asked('2026-01-01', '2027-12-31', { format: 'csv' })
  const [head, ...rows] = text.trim().split('\r\n')
  expect(head).toBe(
    'payDate,payPeriod,userId,userName,kind,code,name,amount,date,entry,workerType,accountNumber,account,taxable',
  )
  expect(
    rows.some((row: string) =>
      /employeeTax,US\.socialSecurity.*,2110,"Liabilities:Payroll:Taxes:IRS, .*",\d+\.\d\d$/.test(row),
    ),
  ).toBe(true)
  const { text: entries } = await asked('2026-01-01', '2027-12-31', { format: 'entries' })
  const lines = entries.trim().split('\r\n')
  expect(lines[0]).toBe('entry,date,kind,description,accountNumber,account,type,debit,credit,memo,achFileId')
  expect(
    lines.some((line: string) => line.includes(',AchDebit,') && line.includes(',1000,Assets:Bank,Asset,,')),
  ).toBe(true)
})
