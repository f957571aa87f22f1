import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { companyId } = demo
const { payPeriodId } = demo.first

test('nothing before the payroll, then a paycheck each', async () => {
  const history = async () =>
    (await ok('reports/getPayrollHistoryBasedOnPayPeriod', { payPeriodId })).payrollHistory
  expect(await history()).toEqual([])
  await demo.initiate()
  const { users } = await ok('reports/getActiveUsers', { companyId })
  const paid = (await history()).map(({ userId }: { userId: string }) => userId)
  expect(paid.toSorted()).toEqual(users.map(({ userId }: { userId: string }) => userId).toSorted())
})

test('an unknown period', async () => {
  expect(await call('reports/getPayrollHistoryBasedOnPayPeriod', { payPeriodId: newId() })).toMatchObject(
    refused('Invalid PayPeriodId'),
  )
})
