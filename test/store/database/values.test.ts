import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Id } from '../../../src/kernel/ids.ts'
import { companiesAsked } from '../../../src/store/database/companies-asked.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { valuesOf } from '../../../src/store/database/values.ts'
import { clients, service } from '../../support/service.ts'

const { ok, owner, databaseUrl } = await service()
const [one, other] = [
  (await ok('sandbox/seedDemoCompany', { employees: 3 })).company.companyId as string,
  (await ok('sandbox/seedDemoCompany', { employees: 2 })).company.companyId as string,
]
const pool = servicePool(databaseUrl, 1)
afterAll(() => pool.end())
const { rows } = await owner.query<{ client_id: Id<'client'> }>(
  'select client_id from account where account_id = $1',
  [clients.first.split(':')[0]],
)

/** What is asked, and what is answered. */
async function typesIn(...companyIds: readonly string[]) {
  const companies = companiesAsked(companyIds)
  const asked = sql<{ company_id: string; value: string }>`
    ${valuesOf({ table: 'worker', column: 'worker_type', companies })}`
  return inTransaction(pool, rows[0]!.client_id, { access: 'read only' }, async ({ db }) => ({
    text: asked.compile(db).sql,
    found: (await asked.execute(db)).rows.map(({ company_id, value }) => [company_id, value]).sort(),
  }))
}

test('of one company each value is a step in the index; of several, which no machine has all of, it is none', async () => {
  const [ofOne, ofBoth] = [await typesIn(one), await typesIn(one, other)]
  expect(ofOne.text).toMatch(/recursive/)
  expect(ofOne.found).toEqual([[one, 'W2']])
  expect(ofBoth.text).not.toMatch(/recursive/)
  expect(ofBoth.found).toEqual([one, other].sort().map((companyId) => [companyId, 'W2']))
  expect((await typesIn()).found).toEqual([])
})
