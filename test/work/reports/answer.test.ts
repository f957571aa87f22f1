import { expect, test } from 'vitest'
import { paidGround } from '../../operations/reports/paid-ground.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { companyId, bo, periods, imported, runAt } = await paidGround(world)
const [first, second] = [periods[0]!.payPeriodId, periods[1]!.payPeriodId]
await imported(first, bo.userId, 40)
await runAt(first, '2026-06-15')
await runAt(second, '2026-06-29')
const days = { companyId, from: '2026-06-01', to: '2026-07-31' }

/** Every report in all its formats, and whether it speaks of money that the ledger has. */
const REPORTS = [
  { name: 'getPayrollRegister', asked: days, isBooked: true },
  { name: 'getTypeSummary', asked: days, isBooked: true },
  { name: 'getTaxSummary', asked: days, isBooked: true },
  { name: 'getYearToDateReport', asked: days, isBooked: true },
  { name: 'getLaborCost', asked: days, isBooked: true },
  { name: 'getDepositReport', asked: days, isBooked: true },
  { name: 'getWorkersCompReport', asked: days, isBooked: true },
  { name: 'getVarianceReport', asked: { companyId, payPeriodId: second }, isBooked: true },
  { name: 'getLeaveLiability', asked: { companyId, on: '2026-07-31' }, isBooked: false },
  { name: 'getHeadcount', asked: days, isBooked: false },
] as const

const cents = (amount: number): number => Math.round(amount * 100)

test.each(REPORTS)('$name answers rows, a spreadsheet and pages, with the same totals', async (report) => {
  const { name, asked, isBooked } = report
  const whole = await ok(`reports/${name}`, asked)
  expect(whole.ties.length > 0).toBe(isBooked)
  expect(whole.ties.filter(({ isTied }: { isTied: boolean }) => !isTied)).toEqual([])

  const csv = await ok(`reports/${name}`, { ...asked, format: 'csv' })
  expect(csv).toMatchObject({ rows: [], totals: whole.totals })
  const lines = Buffer.from(csv.file.fileBase64, 'base64').toString().trim().split('\r\n')
  const heads = lines[0]!.split(',')
  expect(heads).toEqual(whole.columns.map((column: { name: string }) => column.name))
  expect(lines).toHaveLength(whole.rows.length + 2)
  const sums = lines.at(-1)!.split(',')
  for (const [column, total] of Object.entries<number>(whole.totals)) {
    expect(cents(Number(sums[heads.indexOf(column)])), column).toBe(cents(total))
  }

  const pdf = await ok(`reports/${name}`, { ...asked, format: 'pdf' })
  expect(Buffer.from(pdf.file.fileBase64, 'base64').toString().slice(0, 5)).toBe('%PDF-')
})
