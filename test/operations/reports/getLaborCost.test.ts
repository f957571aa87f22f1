import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { ok } = world
const { companyId, bo, periods, imported, runAt } = await paidGround(world)
const payPeriodId = periods[0]!.payPeriodId
await imported(payPeriodId, bo.userId, 40)
await runAt(payPeriodId, '2026-06-15')
const asked = { companyId, payPeriodId }

test.each(['state', 'location', 'worker', 'department', 'job'])(
  'by %s it sums to the payroll',
  async (by) => {
    const { totals } = await ok('reports/getPayrollRegister', asked)
    const cost = await ok('reports/getLaborCost', { ...asked, by })
    expect(cost.totals.cost).toBe(totals.cost)
    expect(cost.title).toBe(`Labor cost by ${by}`)
  },
)

test('earnings without a department are a group of their own', async () => {
  const { rows } = await ok('reports/getLaborCost', asked)
  expect(rows).toEqual([
    expect.objectContaining({ group: '(none)', people: 3, gross: 7500, reimbursements: 40 }),
  ])
  const { rows: states } = await ok('reports/getLaborCost', { ...asked, by: 'state' })
  expect(states).toEqual([expect.objectContaining({ group: 'GA', people: 3, hours: 240 })])
})
