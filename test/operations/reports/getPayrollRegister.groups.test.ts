import { expect, test } from 'vitest'
import { payGroups } from '../../../src/domain/reports/pay-groups.ts'
import { sharedService } from '../../support/shared.ts'
import { groupedGround } from './grouped-ground.ts'

const world = await sharedService()
const { ok } = world
const { companyId, payPeriodId, cy } = await groupedGround(world)
const asked = { companyId, payPeriodId }

type Row = Record<string, number> & { group: string; userId: string; userName: string }

const AMOUNTS = [
  ...['hours', 'gross', 'reimbursements', 'pretax', 'employeeTaxes', 'aftertax', 'orders', 'net'],
  ...['employerTaxes', 'contributions', 'cost'],
]
const cents = (amount: number): number => Math.round(amount * 100)
const sum = (rows: readonly Row[], name: string): number =>
  rows.reduce((all, row) => all + cents(row[name]!), 0)

const register = async (more: object = {}) => ok('reports/getPayrollRegister', { ...asked, ...more })

test.each(payGroups)('by %s every amount sums to the paycheck, and every row adds up', async (by) => {
  const { rows: whole, totals } = await register()
  const grouped = await register({ by })
  expect(grouped.totals).toEqual(totals)
  expect(grouped.ties.every(({ isTied }: { isTied: boolean }) => isTied)).toBe(true)
  for (const check of whole as Row[]) {
    const own = (grouped.rows as Row[]).filter(({ userId }) => userId === check.userId)
    for (const name of AMOUNTS) expect(sum(own, name), `${check.userName} ${name}`).toBe(cents(check[name]!))
  }
  for (const row of grouped.rows as Row[]) {
    const taken = row.pretax! + row.employeeTaxes! + row.aftertax! + row.orders!
    expect(cents(row.net!)).toBe(cents(row.gross! + row.reimbursements! - taken))
  }
})

test('a paycheck stands with what it was earned for, as the labor cost has it', async () => {
  const { rows, title, columns } = await register({ by: 'department' })
  expect(title).toBe('Payroll register by department')
  expect(columns[0]).toMatchObject({ name: 'group', label: 'Group' })
  // 2,000.00 × 33.33 % and the rest; 600.00 that Bo earned in the kitchen, and 200.00 nowhere.
  const shown = (rows as Row[]).map(({ userName, group, gross }) => [userName, group, gross])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Ada Salary', 'Bar', 666.6],
      ['Ada Salary', 'Kitchen', 1333.4],
      ['Bo Hours', '(none)', 200],
      ['Bo Hours', 'Kitchen', 600],
    ]),
  )
  const cost = await ok('reports/getLaborCost', { ...asked, by: 'department' })
  for (const { group, ...amounts } of cost.rows as Row[]) {
    const own = (rows as Row[]).filter((row) => row.group === group)
    for (const name of ['hours', 'gross', 'employerTaxes', 'contributions', 'reimbursements', 'cost'])
      expect(sum(own, name), `${group} ${name}`).toBe(cents(amounts[name]!))
  }
})

test('a paycheck without earnings goes by the shares of its worker', async () => {
  const { rows } = await register({ by: 'department' })
  const own = (rows as Row[]).filter(({ userId }) => userId === cy.userId)
  expect(own.map(({ group, reimbursements, net }) => [group, reimbursements, net])).toEqual([
    ['Bar', 20, 20],
    ['Kitchen', 20.01, 20.01],
  ])
  const { rows: states } = await register({ by: 'state' })
  expect((states as Row[]).find(({ userId }) => userId === cy.userId)).toMatchObject({ group: 'GA' })
})

test('a page has whole paychecks', async () => {
  const whole = await register({ by: 'department' })
  const rows: Row[] = []
  for (let cursor = null; ; ) {
    const page = await register({ by: 'department', limit: 1, cursor })
    expect(new Set(page.rows.map(({ userId }: Row) => userId)).size).toBe(1)
    rows.push(...page.rows)
    cursor = page.nextCursor
    if (cursor === null) break
  }
  expect(rows).toEqual(whole.rows)
})

test('files have the groups one after the other', async () => {
  const { file } = await register({ by: 'department', format: 'csv' })
  expect(file.fileName).toBe('payroll-register-by-department.csv')
  const lines = Buffer.from(file.fileBase64, 'base64').toString().trim().split('\r\n')
  expect(lines[0]).toMatch(/^group,userId,userName,/)
  const groups = lines.slice(1, -1).map((line) => line.split(',')[0]!)
  expect(groups).toEqual([...groups].sort())
  expect(groups).toHaveLength(6)
  const pdf = await register({ by: 'department', format: 'pdf' })
  expect(Buffer.from(pdf.file.fileBase64, 'base64').toString().slice(0, 5)).toBe('%PDF-')
})
