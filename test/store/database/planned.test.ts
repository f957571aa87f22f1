import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Id } from '../../../src/kernel/ids.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { plannedWithout } from '../../../src/store/database/planned.ts'
import { inTransaction, type Tx } from '../../../src/store/database/transaction.ts'
import { clients, service } from '../../support/service.ts'

const { ok, owner, databaseUrl } = await service()
await ok('sandbox/getClock')
const pool = servicePool(databaseUrl, 1)
afterAll(() => pool.end())
const { rows } = await owner.query<{ client_id: Id<'client'> }>(
  'select client_id from account where account_id = $1',
  [clients.first.split(':')[0]],
)

const WAYS = sql<{ nestloop: string; sort: string }>`
  select current_setting('enable_nestloop') as nestloop, current_setting('enable_sort') as sort`

const asked = (work: (tx: Tx) => Promise<unknown>) =>
  inTransaction(pool, rows[0]!.client_id, { access: 'read only' }, work)

test('a statement is planned without a way, and one that is sent beside it is planned with all of them', async () => {
  const answers = await asked((tx) =>
    Promise.all([
      plannedWithout(tx, ['nestloop'], WAYS),
      WAYS.execute(tx.db).then(({ rows }) => rows),
      plannedWithout(tx, ['nestloop', 'sort'], WAYS),
      plannedWithout(tx, [], WAYS),
    ]),
  )
  const [off, on] = ['off', 'on']
  expect(answers).toEqual([
    [{ nestloop: off, sort: on }],
    [{ nestloop: on, sort: on }],
    [{ nestloop: off, sort: off }],
    [{ nestloop: on, sort: on }],
  ])
})

test('what fails is told as it is', async () => {
  await expect(asked((tx) => plannedWithout(tx, ['sort'], sql`select 1 / 0`))).rejects.toThrow(
    'division by zero',
  )
})
