import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { uuids } from '../../../src/store/database/arrays.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { among } from '../../../src/store/payroll/among.ts'
import { sharedService } from '../../support/shared.ts'

/** The policy stands before the rows, as a filter that is asked once, and not beside each of them. */
test.each([true, false])('the policy is asked once a statement (dense: %s)', async (isDense) => {
  const { ok, owner, databaseUrl } = await sharedService()
  const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 3 })).company
  const { rows: workers } = await owner.query(
    'select client_id, user_id from worker where company_id = $1 order by user_id',
    [companyId],
  )
  const clientId = workers[0].client_id
  const ids = workers.map((worker) => worker.user_id as string)
  const pool = servicePool(databaseUrl, 1)
  const ask = (of: { readonly clientId: typeof clientId }) => {
    const whose = { companyId, ...of, ids, packed: uuids(ids, (id) => id), isDense }
    const asked = sql`from worker_wage where company_id = ${companyId} and ${among('user_id', whose)}`
    return inTransaction(pool, clientId, { access: 'read only' }, async ({ db }) => ({
      plan: (await sql<{ 'QUERY PLAN': string }>`explain select * ${asked}`.execute(db)).rows.map(
        (line) => line['QUERY PLAN'],
      ),
      found: (await sql`select user_id ${asked}`.execute(db)).rows.length,
    }))
  }
  const own = await ask({ clientId })
  const another = await ask({ clientId: newId<'client'>() })
  await pool.end()

  expect(own.found).toBe(3)
  const policies = own.plan.filter((line) => line.includes('purser.client'))
  expect(policies).toHaveLength(1)
  expect(policies[0]).toContain('One-Time Filter')
  expect(another.found).toBe(0)
})
