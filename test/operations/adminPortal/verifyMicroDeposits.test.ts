import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { funding } from './funding.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { company, linked, accounts, message } = funding(sandbox)

test('micro-deposits: the third wrong try locks the account', async () => {
  const companyId = await company()
  const id = await linked(companyId, { accountNumber: '998877660002' })
  const wrong = { companyId, debitAmount1: 5, debitAmount2: 6 }
  const attempt = (headers: Record<string, string> = {}) =>
    call('adminPortal/verifyMicroDeposits', wrong, { headers })

  // A dry run does not count; a repeated key is another try, because a refusal does not burn it.
  expect((await attempt({ 'Dry-Run': 'true' })).body.error.message).toMatch('tries left: 2')
  expect((await attempt({ 'Idempotency-Key': 'k1' })).body.error.message).toMatch('tries left: 2')
  expect((await attempt({ 'Idempotency-Key': 'k1' })).body.error.message).toMatch('tries left: 1')
  expect(await attempt()).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching('locked') } },
  })
  expect(await accounts(companyId)).toMatchObject([{ companyFundingSourceEntityId: id, status: 'failed' }])
  expect((await attempt()).body.error.message).toMatch('locked')
  const foreign = { ...wrong, companyFundingSourceEntityId: await linked(await company()) }
  expect(await message('adminPortal/verifyMicroDeposits', foreign)).toBe(
    'Invalid CompanyFundingSourceEntityId',
  )

  await linked(companyId, { accountNumber: '998877660002' })
  const { debitAmount1, debitAmount2 } = await ok('sandbox/getMicroDeposits', { companyId })
  await ok('adminPortal/verifyMicroDeposits', { companyId, debitAmount1, debitAmount2 })
  expect((await accounts(companyId)).map((each: { status: string }) => each.status)).toEqual([
    'failed',
    'ready',
  ])
})
