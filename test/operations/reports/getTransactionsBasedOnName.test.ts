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
await demo.initiate()

test('by name, in any spelling; a name that nothing has is an empty list', async () => {
  const credits = await demo.named('AchCredit')
  expect(credits).toHaveLength(2)
  expect(await demo.named('ach-credit')).toEqual(credits)
  expect(await demo.named('Tip')).toEqual([])
})

test('an unknown period', async () => {
  const body = { companyId, payPeriodId: newId(), transactionName: 'AchDebit' }
  expect(await call('reports/getTransactionsBasedOnName', body)).toMatchObject(refused('Invalid PayPeriodId'))
  expect(
    (await ok('reports/getTransactionsBasedOnName', { ...body, payPeriodId })).payrollTransaction,
  ).toHaveLength(1)
})
