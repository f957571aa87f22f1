import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { call, ok } = world
const { companyId, ada, bo, periods, imported, runAt } = await paidGround(world)
const [first, second] = [periods[0]!.payPeriodId, periods[1]!.payPeriodId]
await imported(first, bo.userId, 40)
await runAt(first, '2026-06-15')
await runAt(second, '2026-06-29')

const REPORTS = [
  'getPayrollRegister',
  'getTypeSummary',
  'getTaxSummary',
  'getYearToDateReport',
  'getLaborCost',
  'getDepositReport',
] as const

const text = ({ file }: { file: { fileBase64: string } }) => Buffer.from(file.fileBase64, 'base64').toString()

test('a row a paycheck; its amounts add up to net and to cost', async () => {
  const { rows, totals } = await ok('reports/getPayrollRegister', { companyId, payPeriodId: first })
  expect(rows.map(({ userName }: { userName: string }) => userName).sort()).toEqual([
    ...['Ada Order', 'Bo Check', 'Cy Benefit'],
  ])
  const cents = (amount: number) => Math.round(amount * 100)
  for (const row of [...rows, totals]) {
    const taken = row.pretax + row.employeeTaxes + row.aftertax + row.orders
    expect(cents(row.net)).toBe(cents(row.gross + row.reimbursements - taken))
    expect(cents(row.cost)).toBe(
      cents(row.gross + row.reimbursements + row.employerTaxes + row.contributions),
    )
  }
  // 52,000, 65,000 and 78,000 a year, every two weeks of 80 hours.
  expect(totals).toMatchObject({ gross: 7500, reimbursements: 40, hours: 240, contributions: 150 })
})

test.each(REPORTS)('%s ties to the ledger, also after a void', async (name) => {
  const { ties } = await ok(`reports/${name}`, { companyId, from: '2026-06-01', to: '2026-07-31' })
  expect(ties.length).toBeGreaterThan(0)
  expect(ties.filter(({ isTied }: { isTied: boolean }) => !isTied)).toEqual([])
  expect(ties.find(({ what }: { what: string }) => what === 'Taxes').booked).toBeGreaterThan(0)
})

test('pages of rows, with the totals of all', async () => {
  const asked = { companyId, from: '2026-06-01', to: '2026-07-31' }
  const whole = await ok('reports/getPayrollRegister', asked)
  const rows = []
  for (let cursor = null; ; ) {
    const page = await ok('reports/getPayrollRegister', { ...asked, limit: 2, cursor })
    expect(page.totals).toEqual(whole.totals)
    rows.push(...page.rows)
    cursor = page.nextCursor
    if (cursor === null) break
  }
  expect(rows).toEqual(whole.rows)
  expect(rows).toHaveLength(6)
})

test('as a spreadsheet and as pages', async () => {
  const csv = await ok('reports/getPayrollRegister', { companyId, payPeriodId: first, format: 'csv' })
  expect(csv).toMatchObject({ rows: [], file: { fileName: 'payroll-register.csv' } })
  const lines = text(csv).trim().split('\r\n')
  expect(lines[0]).toMatch(/^userId,userName,payDate,payPeriod,/)
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/^Total,,,,,,240\.00,7500\.00,40\.00,/)
  const pdf = await ok('reports/getPayrollRegister', { companyId, payPeriodId: first, format: 'pdf' })
  expect(text(pdf).slice(0, 5)).toBe('%PDF-')
})

test('the year so far has both payrolls, and what was voided counts no more', async () => {
  const before = await ok('reports/getYearToDateReport', { companyId, to: '2026-07-02' })
  expect(before.totals).toMatchObject({ gross: 15_000, paychecks: 6 })
  await ok('payroll/voidPayroll', { companyId, payPeriodId: second, userIds: [ada.userId], reason: 'Twice' })
  const after = await ok('reports/getYearToDateReport', { companyId, to: '2026-07-02' })
  expect(after.totals).toMatchObject({ gross: 13_000, paychecks: 5 })
  for (const name of REPORTS) {
    const { ties } = await ok(`reports/${name}`, { companyId, payPeriodId: undefined, to: '2026-07-31' })
    expect(
      ties.filter(({ isTied }: { isTied: boolean }) => !isTied),
      name,
    ).toEqual([])
  }
})

test('days that are too many, and ids that are not there', async () => {
  expect(
    await call('reports/getPayrollRegister', { companyId, from: '2025-01-01', to: '2026-06-30' }),
  ).toMatchObject(refused('to: must be less than 400 days after from'))
  expect(await call('reports/getPayrollRegister', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect(await call('reports/getPayrollRegister', { companyId, payPeriodId: newId() })).toMatchObject(
    refused('Invalid PayPeriodId'),
  )
})
