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

interface Account {
  account: string
  kind: string
  userId: string | null
}
interface Transfer {
  transactionName: string
  taxCode: string
  reason: string
  sourceName: string
  destinationName: string
}

test('1.11, D: an account of a worker has the worker’s name and id', async () => {
  const { ledger } = await ok('reports/getLedger', { companyId })
  const { users } = await ok('reports/getUsers', { companyId })
  const theirs = ledger.accounts.filter(({ kind }: Account) => kind === 'employeeAccount')
  const people = users.map(({ userId, firstName, lastName }: Record<string, string>) => ({
    userId,
    account: `Employee bank account, ${firstName} ${lastName}`,
  }))
  for (const { userId, account } of theirs) expect(people).toContainEqual({ userId, account })
  expect(theirs.length).toBeGreaterThan(1)
  expect(ledger.accounts.find(({ kind }: Account) => kind === 'clearing')).toMatchObject({ userId: null })
})

test('D: an accrual says what it is, and the shares of FICA are told apart', async () => {
  const { ledger } = await ok('reports/getLedger', { companyId })
  const accruals = ledger.transfers.filter(({ transactionName }: Transfer) => transactionName === 'Accrual')
  const ofSocialSecurity = accruals.filter(({ taxCode }: Transfer) => taxCode === 'US.socialSecurity')
  expect(ofSocialSecurity.map(({ reason }: Transfer) => reason).sort()).toEqual([
    'Social Security, employer',
    'Social Security, withheld',
  ])
  for (const { reason, sourceName, destinationName } of accruals as Transfer[]) {
    expect([reason, sourceName, destinationName]).not.toContain('')
  }
})

test('accounts by the page are the same list, with the same balances', async () => {
  const { ledger } = await ok('reports/getLedger', { companyId })
  const seen: unknown[] = []
  let accountCursor: string | null | undefined
  do {
    const page = await ok('reports/getLedger', { companyId, accountLimit: 2, accountCursor, limit: 1 })
    expect(page.ledger.accounts.length).toBeLessThanOrEqual(2)
    expect(page.ledger.transfers).toHaveLength(1)
    seen.push(...page.ledger.accounts)
    accountCursor = page.nextAccountCursor
  } while (accountCursor)
  expect(accountCursor).toBeNull()
  expect(seen).toEqual(ledger.accounts)
})

test('an unknown company', async () => {
  expect(await call('reports/getLedger', { companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
})
