import { expect, test } from 'vitest'
import { business, registration } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { account, funding } from './funding.ts'

const sandbox = await sharedService()
const { ok, owner } = sandbox
const { company, linked, accounts, message, tenSeconds } = funding(sandbox)

test('an account is linked, masked, verified ten seconds later, and told', async () => {
  const companyId = await company()
  const reply = await ok('adminPortal/addCompanyBankAccount', account(companyId))
  const { companyFundingSourceEntityId: id } = reply.companyFundingSourceEntity
  expect(reply.companyFundingSourceEntity).toMatchObject({ status: 'pending', message: expect.any(String) })
  expect(await accounts(companyId)).toEqual([
    {
      companyFundingSourceEntityId: id,
      bankName: 'First Example Bank',
      accountName: 'Operating',
      accountNumber: '******7788',
      routingNumber: '021000021',
      accountType: 'checking',
      status: 'pending',
    },
  ])
  await tenSeconds()
  expect(await accounts(companyId)).toMatchObject([{ status: 'ready' }])

  const { rows } = await owner.query(
    'select event_type, body from event where entity_id = $1 order by event_id',
    [id],
  )
  expect(rows.map((row) => row.event_type)).toEqual([
    'companybankaccount.companybankaccountstatus.insert',
    'companybankaccount.companybankaccountstatus.update',
  ])
  const [shown] = JSON.parse(rows[1].body).payload[0].Company
  expect(shown).toMatchObject({ companyId, BankAccounts: [{ accountNumber: '******7788', status: 'ready' }] })
})

test.each([
  ['routingNumber', '021000022', 'Invalid RoutingNumber'], // the check digit is one too high
  ['routingNumber', '02100002', 'Invalid RoutingNumber'],
  ['routingNumber', undefined, 'Invalid RoutingNumber'],
  ['routingNumber', 21000021, 'Invalid RoutingNumber'],
  ['accountType', 'money market', 'Invalid AccountType'],
  ['companyId', 'x', 'Invalid CompanyId'],
])('a linked account with %s %s: %s', async (field, value, expected) => {
  const body = account(await company(), { [field]: value, accountName: '' })
  expect(await message('adminPortal/addCompanyBankAccount', body)).toBe(expected)
})

test('before KYB is pending no account is linked; from then on it is', async () => {
  const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
  expect(await message('adminPortal/addCompanyBankAccount', account(companyId))).toMatch(
    'once KYB is pending',
  )
  const { kybInformation } = business({ kybInformation: { ein: '12-7770000' } })
  await ok('companyOnboarding/addKybInformation', { kybInformation: { companyId, ...kybInformation } })
  await ok('companyOnboarding/initiateCompanyKyb', { companyId })
  await linked(companyId)
  await tenSeconds()
  expect((await ok('reports/getCompanyInfo', { companyId })).company.kybStatus).toBe('failed')
  await linked(companyId, { accountNumber: '4455667799' })
})
