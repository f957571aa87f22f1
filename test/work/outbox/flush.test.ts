import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Id } from '../../../src/kernel/ids.ts'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { inTransaction, type Tx } from '../../../src/store/database/transaction.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { type Work, workIn } from '../../../src/store/database/work.ts'
import { flushAll } from '../../../src/work/outbox/flush.ts'
import { business, user } from '../../support/bodies.ts'
import { service, testSettings } from '../../support/service.ts'

const { ok, owner, databaseUrl } = await service()
const keys = vaults(await masterKeys(testSettings({ DATABASE_URL: databaseUrl })))
const pool = servicePool(databaseUrl, 1)
afterAll(() => pool.end())

const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const added = async (): Promise<string> => (await ok('adminPortal/addUser', user(companyId))).user.userId
const [one, other] = [await added(), await added()]
const { rows } = await owner.query<{ client_id: Id<'client'> }>(
  'select client_id from worker where user_id = $1',
  [one],
)
const clientId = rows[0]!.client_id

const setPhone = (tx: Tx, userId: string, phone: string) =>
  sql`update worker set phone_number = ${phone} where company_id = ${companyId} and user_id = ${userId}`.execute(
    tx.db,
  )

/** Of two who share a transaction. */
const both = (does: (first: Work, second: Work) => Promise<unknown>) =>
  inTransaction(pool, clientId, { access: 'read write' }, async (tx) => {
    const works = [1, 2].map(() => workIn(tx, { vaults: keys, isSandbox: true })) as [Work, Work]
    await does(...works)
    const told = works.map((work, at) => ({
      work,
      by: { actor: 'test', operation: `test/${at}`, requestId: 'test' },
    }))
    return flushAll(told)
  })

test('of several that share a transaction, each audit row has what its own request changed', async () => {
  await both(async (first, second) => {
    await setPhone(second, other, '4045550199')
    await setPhone(first, one, '4045550188')
    first.note({ companyId, subjectIds: [one] })
    second.note({ companyId, subjectIds: [other] })
  })
  const { rows } = await owner.query(
    `select operation, subject_ids, changes from audit where operation like 'test/%' order by operation`,
  )
  expect(rows).toEqual([
    {
      operation: 'test/0',
      subject_ids: [one],
      changes: [expect.objectContaining({ recordId: one, field: 'phoneNumber', after: '4045550188' })],
    },
    {
      operation: 'test/1',
      subject_ids: [other],
      changes: [expect.objectContaining({ recordId: other, field: 'phoneNumber', after: '4045550199' })],
    },
  ])
})

test.each([
  ['nobody', [[], []]],
  ['both', [[one, other], [other]]],
])('a change that %s of them names is kept for nobody', async (_, subjects) => {
  const phone = async () =>
    (await owner.query('select phone_number from worker where user_id = $1', [other])).rows[0].phone_number
  const before = await phone()
  const shared = both(async (first, second) => {
    await setPhone(first, other, '4045550177')
    first.note({ companyId, subjectIds: subjects[0]! })
    second.note({ companyId, subjectIds: subjects[1]! })
  })
  await expect(shared).rejects.toThrow('each names what it changes')
  expect(await phone()).toBe(before)
})
