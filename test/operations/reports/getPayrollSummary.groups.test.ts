import { expect, test } from 'vitest'
import { payGroups } from '../../../src/domain/reports/pay-groups.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { groupedGround } from './grouped-ground.ts'

const world = await sharedService()
const { ok, call } = world
const { companyId, bo } = await groupedGround(world)
const days = { companyId, from: '2026-06-01', to: '2026-07-31' }

type Sums = Record<string, number>

const SUMS = [
  ...['gross', 'net', 'reimbursements', 'employeeTaxes', 'employerTaxes', 'deductions', 'contributions'],
  ...['orders', 'checks', 'deposits'],
]
const cents = (amount: number): number => Math.round(amount * 100)
const sum = (groups: readonly Sums[], name: string): number =>
  groups.reduce((all, group) => all + cents(group[name]!), 0)

const summary = async (more: object = {}) => ok('reports/getPayrollSummary', { ...days, ...more })
const text = ({ file }: { file: { fileBase64: string } }) => Buffer.from(file.fileBase64, 'base64').toString()

const groupsSum = async (by: string): Promise<void> => {
  const { payrolls, totals, groups } = await summary({ by })
  for (const name of SUMS) expect(sum(groups, name), `${by} ${name}`).toBe(cents(totals[name]))
  for (const payroll of payrolls.filter(({ people }: { people: number | null }) => people !== null))
    for (const name of SUMS) expect(sum(payroll.groups, name), `${by} ${name}`).toBe(cents(payroll[name]))
}

test.each(payGroups)('by %s the groups sum to each payroll and to all', groupsSum)

test('what each department has of a payroll; one that is not submitted has none', async () => {
  const { payrolls, groups } = await summary({ by: 'department' })
  expect(payrolls[0].groups).toMatchObject([
    { group: '(none)', people: 1, gross: 200 },
    { group: 'Bar', people: 2, gross: 666.6, reimbursements: 20 },
    { group: 'Kitchen', people: 3, gross: 1933.4 },
  ])
  expect(groups).toMatchObject([{ gross: 400 }, { people: 2, gross: 1333.2 }, { people: 3, gross: 3866.8 }])
  expect(payrolls.at(-1)).toMatchObject({ people: null, gross: null })
  expect(payrolls.at(-1)).not.toHaveProperty('groups')
  expect(await summary()).not.toHaveProperty('groups')
})

test('as a spreadsheet: a row a payroll, empty where nothing is submitted', async () => {
  const { totals } = await summary()
  const csv = await summary({ format: 'csv' })
  expect(csv).toMatchObject({ payrolls: [], file: { fileName: 'payroll-summary.csv' } })
  const lines = text(csv).trim().split('\r\n')
  expect(lines[0]).toMatch(/^payPeriodId,payDate,payPeriod,payPeriodType,workerType,payPeriodStatus,people,/)
  expect(lines).toHaveLength(6)
  expect(lines[4]).toMatch(/,new(,){12}$/)
  expect(lines.at(-1)).toBe(
    ['Total', '', '', '', '', '', '', totals.fundingTotal, ...SUMS.map((name) => totals[name])]
      .map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))
      .join(','),
  )
})

test('by group as files', async () => {
  const csv = await summary({ format: 'csv', by: 'department' })
  expect(csv.file.fileName).toBe('payroll-summary-by-department.csv')
  const groups = text(csv)
    .trim()
    .split('\r\n')
    .map((line) => line.split(',')[0])
  expect(groups).toEqual([...['group', '(none)', '(none)', 'Bar', 'Bar', 'Kitchen', 'Kitchen', 'Total']])
  for (const by of [undefined, 'department'])
    expect(text(await summary({ format: 'pdf', by })).slice(0, 5)).toBe('%PDF-')
})

test('after a void the groups sum to what is left', async () => {
  const { payPeriodId } = (await summary()).payrolls[1]
  await ok('payroll/voidPayroll', { companyId, payPeriodId, userIds: [bo.userId], reason: 'Twice' })
  await groupsSum('department')
  const { payrolls } = await summary({ by: 'department' })
  expect(payrolls[1].groups.map(({ group }: { group: string }) => group)).toEqual(['Bar', 'Kitchen'])
})

test('groups and files are of no more than 400 days', async () => {
  const long = { companyId, from: '2025-01-01', to: '2026-06-30' }
  expect((await call('reports/getPayrollSummary', long)).status).toBe(200)
  for (const more of [{ by: 'job' }, { format: 'pdf' }])
    expect(await call('reports/getPayrollSummary', { ...long, ...more })).toMatchObject(
      refused('to: must be less than 400 days after from, with by or as a file'),
    )
})
