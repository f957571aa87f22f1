import { expect, test } from 'vitest'
import { callerOf, refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok, stranger, url } = await sharedService()
const [mine, other] = [await demo(), await demo()]
async function demo(): Promise<string> {
  return (await ok('sandbox/seedDemoCompany', { employees: 1 })).company.companyId
}

/** The new key as a caller. */
async function made(body: object) {
  const { apiKey } = await ok('operator/createApiKey', body)
  return { ...apiKey, ask: callerOf(url, `${apiKey.clientID}:${apiKey.SecretKey}`) }
}

test('a key does what its scopes say, and is told which one it needs', async () => {
  const { ask } = await made({ scopes: ['read', 'time'], label: 'Clock in the bakery' })
  expect((await ask('reports/getUsers', { companyId: mine })).status).toBe(200)
  expect(await ask('payroll/initiatePayroll', { companyId: mine })).toMatchObject({
    status: 403,
    body: { error: { code: 403, message: 'This needs the scope payroll.run' } },
  })
  expect((await ask('reports/getUser', { companyId: mine })).status).toBe(400)
})

test('without the scope pii an SSN is masked', async () => {
  const { users } = await ok('reports/getUsers', { companyId: mine })
  const body = { companyId: mine, userId: users[0].userId }
  const ssnFor = async (scopes: string[]) =>
    (await (await made({ scopes })).ask('reports/getUser', body)).body.user[0].ssn
  expect([await ssnFor(['read']), await ssnFor(['read', 'pii'])]).toEqual([
    expect.stringMatching(/^\*+\d{4}$/),
    expect.stringMatching(/^\d{9}$/),
  ])
})

test('a key of one company sees no other', async () => {
  const { ask } = await made({ scopes: ['read', 'people'], companyIds: [mine] })
  const { companies } = (await ask('reports/getCompanies')).body
  expect(companies.map(({ companyId }: { companyId: string }) => companyId)).toEqual([mine])
  expect(await ask('reports/getUsers', { companyId: other })).toMatchObject(refused('Invalid CompanyId'))
  expect(await ask('sandbox/resetSandbox')).toMatchObject({ status: 403 })
  expect(await ask('companyOnboarding/createBusiness')).toMatchObject({
    status: 403,
    body: { error: { message: 'This needs a key that is not limited to companies' } },
  })
})

test('a key ends at its time', async () => {
  const { ask } = await made({ scopes: ['read'], expiresAt: new Date(Date.now() + 1500).toISOString() })
  expect((await ask('reports/getCompanies')).status).toBe(200)
  await expect.poll(async () => (await ask('reports/getCompanies')).status, { timeout: 5000 }).toBe(401)
})

test('a key gives no scope that it does not have, and no company of anyone else', async () => {
  const { ask } = await made({ scopes: ['admin', 'read'] })
  expect(await ask('operator/createApiKey', { scopes: ['read', 'payroll.run'] })).toMatchObject(
    refused('A key can only give scopes that it has; this one has no payroll.run'),
  )
  expect((await ask('operator/createApiKey', { scopes: ['read'] })).status).toBe(200)
  const { companyId } = (await stranger('sandbox/seedDemoCompany', { employees: 1 })).body.company
  expect(await call('operator/createApiKey', { scopes: ['read'], companyIds: [companyId] })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect(await call('operator/createApiKey', { scopes: ['read'], expiresAt: '2020-01-01' })).toMatchObject(
    refused('expiresAt must be in the future'),
  )
  expect((await call('operator/createApiKey', { scopes: [] })).status).toBe(400)
  expect((await call('operator/createApiKey', { scopes: ['everything'] })).status).toBe(400)
})
