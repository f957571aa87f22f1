import { expect, test } from 'vitest'
import { business, user } from '../../support/bodies.ts'
import { basic, refused, send } from '../../support/caller.ts'
import { PASSPHRASE, taken } from '../../support/moving.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { call, ok, stranger, owner, url } = shared
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
await ok('adminPortal/addUser', user(companyId))

test('an archive says what it is, and nothing else can be read of it', async () => {
  const { archive } = await ok('adminPortal/exportCompany', { companyId, passphrase: PASSPHRASE })
  expect(archive).toMatchObject({ isClosed: false, tables: { company: 1, worker: 1, business_user: 1 } })
  const file = await taken(shared, companyId)
  const header = JSON.parse(file.subarray(0, file.indexOf('\n')).toString())
  expect(header).toMatchObject({
    format: 'purser-company',
    version: 1,
    schema: expect.stringMatching(/^\d{4}_\w+\.sql$/),
    environment: 'sandbox',
    companyId,
    isClosed: false,
    tables: { company: 1, worker: 1 },
    kdf: { name: 'scrypt' },
  })
  expect(file.includes('Ada')).toBe(false)
  const { rows } = await owner.query('select facts from audit where company_id = $1 and operation = $2', [
    companyId,
    'adminPortal/exportCompany',
  ])
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('geese')
})

test('the same company gives another file each time, and a short passphrase none', async () => {
  const [one, other] = [await taken(shared, companyId), await taken(shared, companyId)]
  expect(one.subarray(-32).equals(other.subarray(-32))).toBe(false)
  expect(
    (await call('adminPortal/exportCompany', { companyId, passphrase: 'geese' })).body.error.message,
  ).toBe('passphrase: must have at least 16 characters')
})

test('another client’s company is unknown, and a key without the scope pii is told what it needs', async () => {
  const body = { companyId, passphrase: PASSPHRASE }
  expect(await stranger('adminPortal/exportCompany', body)).toMatchObject(refused('Invalid CompanyId'))
  const { apiKey } = await ok('operator/createApiKey', { scopes: ['read', 'admin'] })
  const { status, text } = await send(`${url()}/adminPortal/exportCompany`, {
    headers: { authorization: basic(`${apiKey.clientID}:${apiKey.SecretKey}`) },
    text: JSON.stringify({ method: 'exportCompany', ...body }),
  })
  expect([status, JSON.parse(text).error.message]).toEqual([403, 'This needs the scope pii'])
})
