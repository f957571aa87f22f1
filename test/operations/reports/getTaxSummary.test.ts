import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { ok } = world
const { companyId, periods, runAt } = await paidGround(world)
const payPeriodId = periods[0]!.payPeriodId
await runAt(payPeriodId, '2026-06-15')
const asked = { companyId, payPeriodId }

test('every tax with its wages and its agency; both shares sum to the register', async () => {
  const { totals } = await ok('reports/getPayrollRegister', asked)
  const taxes = await ok('reports/getTaxSummary', asked)
  expect(taxes.totals).toEqual({ amount: expect.closeTo(totals.employeeTaxes + totals.employerTaxes, 2) })
  // Cy gives 100.00 to a medical plan before tax: 7,500.00 less that, at 1.45 percent.
  expect(taxes.rows).toContainEqual({
    ...{ code: 'US.medicare', name: 'Medicare', paidBy: 'Worker', agency: 'IRS, Form 941', people: 3 },
    ...{ subject: 7400, taxable: 7400, amount: 107.3 },
  })
})
