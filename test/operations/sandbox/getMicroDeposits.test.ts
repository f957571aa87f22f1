import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { funding } from '../adminPortal/funding.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { company, linked, refresh, message, tenSeconds } = funding(sandbox)

test('micro-deposits: two amounts in either order', async () => {
  const companyId = await company()
  const id = await linked(companyId, { accountNumber: '998877660002' })
  await tenSeconds()
  expect((await refresh(companyId)).body).toMatchObject({ success: true, bankAccountStatus: 'pending' })
  const { microDeposits, debitAmount1, debitAmount2 } = await ok('sandbox/getMicroDeposits', { companyId })
  expect(microDeposits).toEqual([{ companyFundingSourceEntityId: id, debitAmount1, debitAmount2 }])
  for (const amount of [debitAmount1, debitAmount2]) {
    expect(amount).toBeGreaterThan(0)
    expect(amount).toBeLessThan(1)
  }
  expect(
    await ok('adminPortal/verifyMicroDeposits', {
      companyId,
      debitAmount1: debitAmount2,
      debitAmount2: debitAmount1,
    }),
  ).toMatchObject({ companyFundingSourceEntity: { companyFundingSourceEntityId: id, status: 'ready' } })
  expect(await ok('sandbox/getMicroDeposits', { companyId })).toEqual({
    microDeposits: [],
    debitAmount1: null,
    debitAmount2: null,
  })
  expect(await message('adminPortal/verifyMicroDeposits', { companyId, debitAmount1, debitAmount2 })).toBe(
    'No bank account of this company waits for micro-deposits; addCompanyBankAccount links one',
  )
})
