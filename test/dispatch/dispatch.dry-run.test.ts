import { expect, test } from 'vitest'
import { business, registration, user } from '../support/bodies.ts'
import { service } from '../support/service.ts'

const { call, ok, owner } = await service()
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const dry = { headers: { 'Dry-Run': 'true' } }

/** How many rows each table has: a dry run leaves every number as it was. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string }>(
    // The log of requests is of the door: a dry run is a request too.
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'request_log' order by 1`,
  )
  const counted: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: found } = await owner.query(`select count(*)::int as n from ${name}`)
    counted[name] = found[0].n
  }
  return counted
}

const { userId } = (await ok('adminPortal/addUser', user(companyId))).user

test.each([
  ['companyOnboarding/createBusiness', () => business()],
  ['companyOnboarding/companyRegistration', () => registration()],
  ['adminPortal/addUser', () => user(companyId)],
  ['adminPortal/deleteUser', () => ({ companyId, userId })],
  ['sandbox/refreshCompanyBankAccountStatus', () => ({ companyId })],
] as const)('%s answers as if, and keeps nothing: no row, event, agenda or audit', async (address, body) => {
  const before = await counts()
  const reply = await call(address, body(), dry)
  expect(reply.status).toBe(200)
  expect(await counts()).toEqual(before)
})

test('a dry run refuses what the write would refuse', async () => {
  const taken = business()
  await ok('companyOnboarding/createBusiness', taken)
  expect(await call('companyOnboarding/createBusiness', taken, dry)).toMatchObject({
    status: 400,
    body: { error: { message: 'Ein already in use' } },
  })
})

test('a read is not dry: what it discloses is written down', async () => {
  const before = await counts()
  await call('reports/getUser', { companyId, userId }, dry)
  expect((await counts()).audit).toBe(before.audit! + 1)
})

test.each([
  ['true', true],
  ['TRUE', true],
  ['false', false],
])('Dry-Run: %s', async (value, isDry) => {
  const before = await counts()
  await call('adminPortal/addUser', user(companyId), { headers: { 'Dry-Run': value } })
  expect((await counts()).worker).toBe(before.worker! + (isDry ? 0 : 1))
})

test.each(['', 'yes', '1', 'true, true'])(
  'Dry-Run: %j is refused rather than taken for no',
  async (value) => {
    const before = await counts()
    const reply = await call('adminPortal/addUser', user(companyId), { headers: { 'Dry-Run': value } })
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { message: 'Dry-Run must be true or false' } },
    })
    expect(await counts()).toEqual(before)
  },
)
