import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'

const { ok, call } = await sharedService()

test('the usual accounts of the journal are told, each once', async () => {
  const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
  const { accountMapping, usualAccounts } = await ok('reports/getAccountMapping', { companyId })
  expect(accountMapping).toEqual([])
  expect(usualAccounts).toContainEqual({
    account: 'wages',
    accountNumber: '6000',
    accountName: 'Expenses:Payroll:Wages',
    type: 'Expense',
  })
  const numbers = usualAccounts.map(({ accountNumber }: { accountNumber: string }) => accountNumber)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('of a company that is not there nothing is told', async () => {
  const answer = await call('reports/getAccountMapping', { companyId: newId() })
  expect(answer.body.error.message).toBe('Invalid CompanyId')
})
