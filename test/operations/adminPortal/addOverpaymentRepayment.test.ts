import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { overpaid } from './overpaid.ts'

const { call, ok, owner, companyId, who, balance, booked, owedBy } = await overpaid('Hal Hand')
const [hal] = who
const asked = (over: object = {}) => ({ overpaymentRepayment: { ...hal, ...over } })
const add = (over: object = {}) => call('adminPortal/addOverpaymentRepayment', asked(over))

test.each<[string, object, string]>([
  ['of an unknown worker', { userId: newId() }, 'Invalid UserId'],
  ['of more than is owed', { amount: 1690.86 }, 'The worker owes only 1690.85'],
  ['in the future', { repaymentDate: '2027-06-01' }, 'repaymentDate must not be in the future'],
  [
    'to an unknown account',
    { companyFundingSourceEntityId: newId() },
    'Invalid CompanyFundingSourceEntityId',
  ],
])('a repayment %s is refused', async (_, over, message) => {
  expect(await add(over)).toMatchObject(refused(message))
})

test('what is given back by hand reaches the bank and clears the debt, once', async () => {
  const [funding, bank] = [await balance('funding'), await booked('Assets:Bank')]
  const first = await ok('adminPortal/addOverpaymentRepayment', asked({ amount: 690.85, reference: 'No. 7' }))
  expect(first.overpaymentRepayment).toMatchObject({ status: 'Recorded', amount: 690.85, owed: 1000 })

  const twins = await Promise.all([1, 2].map(() => add()))
  expect(twins.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(twins.find(({ status }) => status === 400)).toMatchObject(
    refused('The worker owes nothing; getOverpayments lists who does'),
  )
  expect(await owedBy(hal!.userId)).toMatchObject({
    overpaid: 1690.85,
    repaid: 1690.85,
    recovered: 0,
    owed: 0,
  })
  expect([await balance('employeeReceivable'), await balance('clearing')]).toEqual([0, 0])
  expect(await booked('Assets:Owed by employees')).toBe(0)
  expect(await balance('funding')).toBeCloseTo(funding + 1690.85, 2)
  expect(await booked('Assets:Bank')).toBeCloseTo(bank + 1690.85, 2)
  await holdsIn(owner, companyId)
})

test('without an account that it could reach it is refused', async () => {
  await ok('sandbox/advanceClock', { days: 40 })
  const { company } = await ok('reports/getCompanyInfo', { companyId })
  for (const { companyFundingSourceEntityId } of company.BankAccounts)
    await ok('adminPortal/deactivateCompanyBankAccount', { companyId, companyFundingSourceEntityId })
  expect(await add()).toMatchObject(refused('Link a company bank account with addCompanyBankAccount first'))
})
