import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok, call } = shared

interface Line {
  readonly kind: string
  readonly code: string
  readonly amount: number
  readonly wages: number | null
}

test('the year of a worker, line by line, as the last pay stub has it', async () => {
  await ok('sandbox/setClock', { to: '2026-11-02T15:00:00Z' })
  const demo = await payday(shared, 1)
  const { companyId } = demo
  const [{ userId }] = (await ok('reports/getActiveUsers', { companyId })).users
  const empty = (await ok('reports/getYearToDate', { companyId, userId })).yearToDate
  expect(empty).toMatchObject({ year: 2026, paychecks: 0, gross: 0, net: 0, lines: [], imported: null })

  await demo.initiate()
  const { payPeriodId } = demo.first
  const { payStub } = await ok('reports/getPayStub', { payPeriodId, userId })
  const { yearToDate } = await ok('reports/getYearToDate', { companyId, userId, year: 2026 })
  expect(yearToDate).toMatchObject({
    paychecks: 1,
    gross: payStub.totals.gross.yearToDate,
    net: payStub.totals.net.yearToDate,
  })
  const tax = yearToDate.lines.find(({ code }: Line) => code === 'US.socialSecurity')
  // 6.2 % of the wages, to the cent.
  expect(tax.amount).toBe(Math.round(tax.wages * 6.2) / 100)
  const sum = (kind: string) =>
    yearToDate.lines
      .filter((line: Line) => line.kind === kind)
      .reduce((total: number, { amount }: Line) => total + Math.round(amount * 100), 0) / 100
  expect(sum('earning')).toBe(yearToDate.gross)

  const other = (await ok('reports/getYearToDate', { companyId, userId, year: 2025 })).yearToDate
  expect(other).toMatchObject({ year: 2025, paychecks: 0, gross: 0 })
  expect(await call('reports/getYearToDate', { companyId, userId, year: 1999 })).toMatchObject(
    refused('year: must be a year from 2000 on'),
  )
})
