import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { call, ok } = world
const { companyId, bo, cy, periods, imported, runAt } = await paidGround(world)
const [first, second] = [periods[0]!.payPeriodId, periods[1]!.payPeriodId]
await imported(first, bo.userId, 40)
await runAt(first, '2026-06-15')
await ok('payroll/importRegularPayrollData', {
  ...{ companyId, payPeriodId: second },
  payrollData: [{ userId: cy.userId, additionalCompensation: [{ description: 'Bonus', amount: 500 }] }],
})
await runAt(second, '2026-06-29')

test('who is paid otherwise than before, the largest change first, and why', async () => {
  const report = await ok('reports/getVarianceReport', { companyId, payPeriodId: second })
  expect(report.rows.map(({ userName }: { userName: string }) => userName)).toEqual([
    'Cy Benefit',
    'Bo Check',
  ])
  expect(report.rows[0]).toMatchObject({ grossBefore: 3000, gross: 3500, grossChange: 500 })
  expect(report.rows[0].why).toContain('Bonus')
  expect(report.rows[1]).toMatchObject({ grossChange: 0, netChange: -40 })
  expect(report.totals.grossChange).toBe(500)
  expect(report.notes[0]).toBe('1 more is paid the same; ties are of the whole payroll.')
  expect(report.ties.every(({ isTied }: { isTied: boolean }) => isTied)).toBe(true)
})

test('the first payroll has nothing before it, unless it is named', async () => {
  expect(await call('reports/getVarianceReport', { companyId, payPeriodId: first })).toMatchObject(
    refused('There is no payroll before this one on its schedule; name one in compareTo'),
  )
  const named = await ok('reports/getVarianceReport', { companyId, payPeriodId: first, compareTo: second })
  expect(named.totals.grossChange).toBe(-500)
})
