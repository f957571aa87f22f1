import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { paidByCheck } from '../payroll/checks.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox

test('the next number is as the stock has it, and above every one that was used', async () => {
  const { companyId, submit, checksOf } = await paidByCheck(sandbox, '2026-10-05')
  const [account] = (await ok('reports/getCompanyInfo', { companyId })).company.BankAccounts
  const { companyFundingSourceEntityId } = account
  const set = (nextCheckNumber: number) => ({ companyId, companyFundingSourceEntityId, nextCheckNumber })
  await ok('adminPortal/updateCheckNumber', set(9000))
  await ok('adminPortal/updateCheckNumber', set(5000))
  await submit()
  expect((await checksOf()).map(({ checkNumber }) => checkNumber)).toEqual([5000, 5001])
  expect(await call('adminPortal/updateCheckNumber', set(5001))).toMatchObject(
    refused('Check 5001 of this account exists already: the next number must be higher'),
  )
  await ok('adminPortal/updateCheckNumber', set(5002))
  const unknown = { ...set(7000), companyFundingSourceEntityId: crypto.randomUUID() }
  expect(await call('adminPortal/updateCheckNumber', unknown)).toMatchObject(
    refused('Invalid CompanyFundingSourceEntityId'),
  )
})
