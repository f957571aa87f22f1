import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { ok } = world
const { companyId, periods, runAt } = await paidGround(world)
const payPeriodId = periods[0]!.payPeriodId
await runAt(payPeriodId, '2026-06-15')

test('what each agency is owed for a pay date, and when', async () => {
  const { rows, ties } = await ok('reports/getDepositReport', { companyId, to: '2026-07-31' })
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', {
    ...{ companyId, from: '2026-01-01', to: '2026-07-31' },
  })
  const owed = taxLiabilities.find(({ form }: { form: string }) => form === 'Form 941')
  expect(rows).toContainEqual({
    ...{ agency: 'IRS, Form 941', payDate: '2026-06-18', status: owed.liabilities[0].status },
    ...{
      accrued: owed.accrued,
      deposited: owed.deposited,
      outstanding: owed.outstanding,
      dueDate: owed.dueDate,
    },
  })
  expect(ties).toEqual([expect.objectContaining({ what: 'Taxes', isTied: true })])
})
