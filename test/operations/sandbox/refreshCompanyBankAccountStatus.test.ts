import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { funding } from '../adminPortal/funding.ts'

const sandbox = await sharedService()
const { ok, stranger, owner } = sandbox
const { company, linked, refresh, accounts, tenSeconds } = funding(sandbox)

test('the sandbox refresh: always 200, nothing skipped', async () => {
  const companyId = await company()
  const none = {
    success: false,
    bankAccountStatus: '',
    message: 'No active funding source exists. Link a company bank account first and retry.',
    error: {
      code: 400,
      message: 'No active funding source exists. Link a company bank account first and retry.',
    },
  }
  const bad = { success: false, bankAccountStatus: '', error: { code: 400, message: 'Invalid CompanyId' } }
  for (const id of [undefined, null, '', 7, 'x', '019a8ee2-7c00-7000-8000-000000000001']) {
    expect(await refresh(id)).toMatchObject({ status: 200, body: bad })
  }
  expect(await stranger('sandbox/refreshCompanyBankAccountStatus', { companyId })).toMatchObject({
    status: 200,
    body: bad,
  })
  expect(await refresh(companyId)).toMatchObject({ status: 200, body: none })

  const id = await linked(companyId)
  expect((await refresh(companyId)).body).toEqual({
    success: true,
    bankAccountStatus: 'pending',
    message: expect.any(String),
    error: '',
  })
  await tenSeconds()
  expect((await refresh(companyId)).body).toMatchObject({
    success: true,
    bankAccountStatus: 'ready',
    error: '',
  })
  await owner.query("update company_bank_account set status = 'active' where company_bank_account_id = $1", [
    id,
  ])
  expect((await refresh(companyId)).body).toMatchObject({ success: true, bankAccountStatus: 'active' })
  const body = { companyId, companyFundingSourceEntityId: id }
  expect(
    (await ok('adminPortal/deactivateCompanyBankAccount', body)).companyFundingSourceEntity,
  ).toMatchObject({
    companyFundingSourceEntityId: id,
    status: 'deactivated',
  })
  expect((await refresh(companyId)).body).toEqual(none)
})

test('the refresh itself asks the bank, when no runner has', async () => {
  const companyId = await company()
  const id = await linked(companyId)
  await owner.query('delete from agenda where key = $1', [id])
  await tenSeconds()
  expect(await accounts(companyId)).toMatchObject([{ status: 'pending' }])
  expect((await refresh(companyId)).body).toMatchObject({ success: true, bankAccountStatus: 'ready' })
  expect(await accounts(companyId)).toMatchObject([{ status: 'ready' }])
})
