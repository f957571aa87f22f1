import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { ok } = world
const { companyId, periods, runAt } = await paidGround(world)
const payPeriodId = periods[0]!.payPeriodId
await runAt(payPeriodId, '2026-06-15')

test('a row a worker, by name, of every paycheck of the year', async () => {
  const { rows, totals, about } = await ok('reports/getYearToDateReport', { companyId, to: '2026-07-02' })
  expect(about).toBe('Pay dates from 2026-01-01 through 2026-07-02')
  expect(rows.map(({ userName }: { userName: string }) => userName)).toEqual([
    ...['Cy Benefit', 'Bo Check', 'Ada Order'],
  ])
  expect(totals).toMatchObject({ paychecks: 3, gross: 7500 })
  expect((await ok('reports/getYearToDateReport', { companyId, from: '2026-07-01' })).rows).toEqual([])
})

test('by the page: the rows follow on each other, totals and ties are of everybody', async () => {
  const asked = { companyId, to: '2026-07-02' }
  const whole = await ok('reports/getYearToDateReport', asked)
  const first = await ok('reports/getYearToDateReport', { ...asked, limit: 2 })
  const second = await ok('reports/getYearToDateReport', { ...asked, limit: 2, cursor: first.nextCursor })
  expect(second.nextCursor).toBeNull()
  expect([...first.rows, ...second.rows]).toEqual(whole.rows)
  for (const { totals, ties } of [first, second])
    expect({ totals, ties }).toEqual({ totals: whole.totals, ties: whole.ties })
})
