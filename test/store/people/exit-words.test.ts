import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { isPaidHere, type LastPay, lastPayOf } from '../../../src/domain/people/last-pay.ts'
import { finalPayCheckTypes } from '../../../src/domain/people/values.ts'
import type { Id } from '../../../src/kernel/ids.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { lastPay } from '../../../src/store/people/exit-words.ts'
import { clients, service } from '../../support/service.ts'

const { ok, owner, databaseUrl } = await service()
await ok('sandbox/getClock')
const pool = servicePool(databaseUrl, 1)
afterAll(() => pool.end())
const { rows } = await owner.query<{ client_id: Id<'client'> }>(
  'select client_id from account where account_id = $1',
  [clients.first.split(':')[0]],
)

const told: Readonly<Record<string, LastPay>> = {
  'They will be paid by cash or check': 'elsewhere',
  'They will be paid by supplemental payroll': 'supplemental',
  'They will be paid by a different way': 'elsewhere',
  'They will be paid during a regular payroll cycle': 'regular',
  'They have already been paid': 'elsewhere',
  'with the REGULAR payroll CYCLE': 'regular',
  Supplemental: 'supplemental',
  'supplemental, then the regular payroll cycle': 'supplemental',
  'with the regular payroll': 'elsewhere',
  'in gold': 'elsewhere',
  '': 'elsewhere',
}

test('every known way of the final pay is among them', () => {
  expect(finalPayCheckTypes.filter((known) => !(known in told))).toEqual([])
})

test('words mean the same wherever they are read', async () => {
  expect(Object.keys(told).map(lastPayOf)).toEqual(Object.values(told))
  expect(Object.keys(told).filter(isPaidHere)).toEqual(
    Object.keys(told).filter((words) => told[words] !== 'elsewhere'),
  )
  const read = await inTransaction(pool, rows[0]!.client_id, { access: 'read only' }, (tx) =>
    sql<{ pay: LastPay }>`
      select ${lastPay} as pay
      from unnest(${Object.keys(told)}::text[]) with ordinality as x(final_pay_check_type, place) order by place`.execute(
      tx.db,
    ),
  )
  expect(read.rows.map(({ pay }) => pay)).toEqual(Object.values(told))
})
