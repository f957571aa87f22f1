import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

/** Three people, paid once: an order, a check, a benefit; Cy works for two departments. One paycheck is voided later. */
const world = await sharedService()
const { ok } = world
const { companyId, bo, cy, periods, runAt } = await paidGround(world)
const department = async (name: string): Promise<string> =>
  (await ok('adminPortal/addDepartment', { department: { companyId, name } })).department.departmentId
const [baking, sales] = [await department('Baking'), await department('Sales')]
await ok('adminPortal/updateLabourDistribution', {
  userId: cy.userId,
  effectiveDate: '2026-06-01',
  labourDistribution: [
    { departmentId: baking, percent: 33.33 },
    { departmentId: sales, percent: 66.67 },
  ],
})
const { payPeriodId } = periods[0]!
await runAt(payPeriodId, '2026-06-12')
await ok('sandbox/setClock', { to: '2026-07-20T15:00:00Z' })
await ok('payroll/voidPayroll', { companyId, payPeriodId, userIds: [bo.userId], reason: 'wrong rate' })

const DAYS = { companyId, from: '2026-06-01', to: '2026-12-31' }
const journal = (format: string, days: object = DAYS) =>
  ok('reports/getPayrollJournalReport', { ...days, format })
const cents = (text: string): number => Math.round(Number(text || '0') * 100)

interface Booked {
  readonly entry: string
  readonly account: string
  /** Debits are positive. */
  readonly amount: number
  readonly date: string
}

/** Fields of a line of comma-separated values, quoted or not. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
const rowsOf = (text: string): string[][] => text.trimEnd().split('\r\n').slice(1).map(fieldsOf)

const readers: Readonly<Record<string, (text: string) => Booked[]>> = {
  quickbooksCsv: (text) =>
    rowsOf(text).map(([no, date, account, debit, credit]) => ({
      entry: no!,
      account: account!,
      amount: cents(debit!) - cents(credit!),
      date: date!,
    })),
  xeroCsv: (text) =>
    rowsOf(text).map(([narration, date, , code, tax, amount]) => {
      expect(tax).toBe('Tax Exempt')
      return { entry: `${narration} ${date}`, account: code!, amount: cents(amount!), date: date! }
    }),
  quickbooksIif: (text) => {
    const lines = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split('\t'))
    expect(lines.slice(0, 3).map(([word]) => word)).toEqual(['!TRNS', '!SPL', '!ENDTRNS'])
    let entry = 0
    return lines.slice(3).flatMap(([word, type, date, account, amount]) => {
      if (word === 'TRNS') entry++
      if (word === 'ENDTRNS') return []
      expect(type).toBe('GENERAL JOURNAL')
      return [{ entry: String(entry), account: account!, amount: cents(amount!), date: date! }]
    })
  },
}
const sums = (rows: readonly Booked[], by: 'entry' | 'account'): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const row of rows) found[row[by]] = (found[row[by]] ?? 0) + row.amount
  return found
}
const read = async (format: string, days?: object): Promise<Booked[]> =>
  readers[format]!((await journal(format, days)).text)

/** Of the entries as the journal tells them. */
const told = async (by: 'account' | 'accountNumber'): Promise<Record<string, number>> => {
  const { entries } = await ok('reports/getPayrollJournalReport', DAYS)
  const found: Record<string, number> = {}
  for (const { lines } of entries) {
    for (const line of lines) {
      const amount = Math.round(line.debit * 100) - Math.round(line.credit * 100)
      found[line[by]] = (found[line[by]] ?? 0) + amount
    }
  }
  return found
}

const MAPPED = [
  { account: 'bank', accountNumber: '101', accountName: 'Checking' },
  { account: 'wages', accountNumber: '500', accountName: 'Payroll:Wages' },
  { account: 'wages', departmentId: baking, accountNumber: '501', accountName: 'Payroll:Bakers' },
  { account: 'employerTaxes', accountNumber: '510', accountName: 'Payroll:Taxes' },
  { account: 'employerTaxes', detail: 'US.futa', accountNumber: '511', accountName: 'Payroll:FUTA' },
  {
    account: 'employerTaxes',
    departmentId: sales,
    accountNumber: '512',
    accountName: 'Payroll:Taxes, sales',
  },
  { account: 'benefits', detail: 'Harbor', accountNumber: '210', accountName: 'Harbor payable' },
]

test.each(Object.keys(readers))(
  '%s: every entry comes to zero, and all of them to the journal',
  async (format) => {
    for (const accountMapping of [[], MAPPED]) {
      await ok('adminPortal/updateAccountMapping', { companyId, accountMapping })
      const rows = await read(format)
      expect(Object.values(sums(rows, 'entry')).filter((sum) => sum !== 0)).toEqual([])
      expect(Object.keys(sums(rows, 'entry')).length).toBeGreaterThan(4)
      expect(sums(rows, 'account')).toEqual(await told(format === 'xeroCsv' ? 'accountNumber' : 'account'))
    }
  },
)

test('what a payroll owes in a file is what the ledger accrued', async () => {
  await ok('adminPortal/updateAccountMapping', { companyId, accountMapping: [] })
  const payday = await read('quickbooksCsv', { companyId, from: '2026-06-18', to: '2026-06-18' })
  const voids = await read('quickbooksCsv', { companyId, from: '2026-07-20', to: '2026-07-20' })
  const first = ({ entry }: Booked) => entry === payday[0]!.entry
  const owed = (path: string) =>
    -[...payday.filter(first), ...voids.filter(({ entry }) => entry === voids[0]!.entry)]
      .filter(({ account }) => account.startsWith(`Liabilities:Payroll:${path}`))
      .reduce((sum, { amount }) => sum + amount, 0)
  const { ties } = await ok('reports/getTypeSummary', { companyId, payPeriodId })
  const booked = (what: string): number =>
    Math.round(ties.find((tie: { what: string }) => tie.what === what).booked * 100)
  expect(owed('Taxes')).toBe(booked('Taxes'))
  expect(owed('Garnishments')).toBe(booked('Orders'))
  expect(owed('Benefits')).toBe(booked('Benefits'))
  // Dated when it happened: the payday stays as it was.
  expect(new Set(voids.map(({ date }) => date))).toEqual(new Set(['07/20/2026']))
  expect(sums(voids, 'account')['Expenses:Payroll:Wages']).toBe(-250_000) // 65,000 / 26
})

test('an account is that of its item, then of its department, then of everything; the rest is named', async () => {
  await ok('adminPortal/updateAccountMapping', { companyId, accountMapping: MAPPED })
  const payday = { companyId, from: '2026-06-18', to: '2026-06-18' }
  const { entries, unmapped } = await ok('reports/getPayrollJournalReport', payday)
  const lines = entries
    .filter(({ kind }: { kind: string }) => kind === 'Payroll')
    .flatMap((entry: { lines: { account: string; debit: number; credit: number }[] }) => entry.lines)
  const debits = (account: string): number =>
    lines
      .filter((line: { account: string }) => line.account === account)
      .reduce((sum: number, line: { debit: number }) => sum + Math.round(line.debit * 100), 0)
  // Cy earns 3,000: 33.33 % is 999.90. Ada earns 2,000 and Bo 2,500, of no department.
  expect(debits('Payroll:Bakers')).toBe(99_990)
  expect(debits('Payroll:Wages')).toBe(650_010)
  expect(debits('Payroll:FUTA')).toBe(4440) // 0.6 % of 7,500 less a premium of 100, whatever the department
  // Of Cy's Social Security and Medicare, 7.65 % of 2,900 after a premium of 100, and Georgia's 2.7 %.
  expect(debits('Payroll:Taxes, sales')).toBeGreaterThan(14_700) // 66.67 % of 221.85
  expect(lines.some(({ account }: { account: string }) => account === 'Harbor payable')).toBe(true)

  const names = unmapped.map(({ account }: { account: string }) => account)
  expect(names).toContain('taxes')
  expect(names).toContain('netPay')
  expect(names).not.toContain('wages')
  expect(names).not.toContain('benefits')
})

test('a program that goes by codes is told which accounts have none', async () => {
  const accountMapping = [{ account: 'wages', accountName: 'Wages' }]
  await ok('adminPortal/updateAccountMapping', { companyId, accountMapping })
  const names = async (format: string) =>
    (await journal(format)).unmapped.map(({ account }: { account: string }) => account)
  expect(await names('quickbooksCsv')).not.toContain('wages')
  expect(await names('xeroCsv')).toContain('wages')
})
