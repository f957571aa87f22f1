import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { remitted } from './remitted.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, asked, owed } = await remitted(sandbox)

const balances = async (): Promise<Record<string, number>> => {
  const { ledger } = await ok('reports/getLedger', { companyId })
  const sums: Record<string, number> = {}
  for (const { kind, balance } of ledger.accounts) {
    sums[kind] = Math.round(((sums[kind] ?? 0) + balance) * 100) / 100
  }
  return sums
}

test.each<[string, object, string]>([
  ['of an unknown company', { companyId: newId() }, 'Invalid CompanyId'],
  [
    'for an unknown plan',
    { plan: 'Moon Dental' },
    'Nothing was ever owed for Moon Dental; getRemittances lists the plans',
  ],
  ['of more than is owed', { amount: 600.01 }, 'Only 600.00 is owed for Harbor Medical'],
  ['in the future', { paymentDate: '2027-06-01' }, 'paymentDate must not be in the future'],
  [
    'from an unknown account',
    { companyFundingSourceEntityId: newId() },
    'Invalid CompanyFundingSourceEntityId',
  ],
])('a remittance %s is refused', async (_, over, message) => {
  expect(await call('benefits/addRemittance', asked(over))).toMatchObject(refused(message))
})

test('1.11, D: what is owed does not leave the bank until it is remitted, and a remittance clears it once', async () => {
  const before = await balances()
  expect(before).toMatchObject({ benefits: 600, benefitsClearing: -600 })
  expect(await owed()).toBe(600)

  const first = await ok('benefits/addRemittance', asked({ amount: 400, reference: 'Check 1042' }))
  expect(first.remittance).toMatchObject({ status: 'Recorded', amount: 400, owed: 200 })
  const { funding } = await balances()
  expect(funding).toBeCloseTo(before.funding! - 400, 2)

  // Left out, all that is owed; a twin finds nothing.
  const twins = await Promise.all([1, 2].map(() => call('benefits/addRemittance', asked())))
  expect(twins.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(twins.find(({ status }) => status === 400)).toMatchObject(
    refused('Nothing is owed for Harbor Medical'),
  )
  expect(await balances()).toMatchObject({ benefits: 0, benefitsClearing: 0, carrier: 600 })
})

test('1.11: a remittance is a transaction from the company’s bank to the carrier', async () => {
  const { payrollTransaction } = await ok('reports/getTransactions', { companyId })
  const [one] = payrollTransaction.filter(
    (row: { transactionName: string }) => row.transactionName === 'Remittance',
  )
  expect(one).toMatchObject({
    source: 'Company Bank Account',
    destination: 'Benefit Carrier',
    destinationName: 'Harbor Medical, paid',
    transferAmount: 400,
    status: 'complete',
    reason: 'Check 1042',
    payPeriodId: null,
  })
})

test('without an account that it could be paid from it is refused', async () => {
  // Until then the payroll needs its account.
  await ok('sandbox/advanceClock', { days: 20 })
  const { company } = await ok('reports/getCompanyInfo', { companyId })
  for (const { companyFundingSourceEntityId } of company.BankAccounts)
    await ok('adminPortal/deactivateCompanyBankAccount', { companyId, companyFundingSourceEntityId })
  expect(await call('benefits/addRemittance', asked({ amount: 1 }))).toMatchObject(
    refused('Link a company bank account with addCompanyBankAccount first'),
  )
})
