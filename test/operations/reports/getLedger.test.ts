import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { companyId } = demo
await demo.initiate()

test('balances sum to zero, and every transfer is between two accounts', async () => {
  await demo.travelTo(demo.first.payDate, '22:00')
  const { ledger } = await ok('reports/getLedger', { companyId })
  const cents = ledger.accounts.map(({ balance }: { balance: number }) => Math.round(balance * 100))
  expect(cents.filter((balance: number) => balance !== 0).length).toBeGreaterThan(1)
  expect(cents.reduce((sum: number, balance: number) => sum + balance, 0)).toBe(0)
  expect(ledger.transfers.length).toBeGreaterThan(0)
})

test('an unknown company', async () => {
  expect(await call('reports/getLedger', { companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
})
