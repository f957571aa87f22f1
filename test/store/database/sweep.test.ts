import { expect, test } from 'vitest'
import { sweep } from '../../../src/store/database/sweep.ts'
import { service } from '../../support/service.ts'

const { owner } = await service()

test.each([
  ['idempotency', '23 hours 59 minutes', 1],
  ['idempotency', '24 hours 1 minute', 0],
  ['event', '29 days 23 hours', 1],
  ['event', '30 days 1 minute', 0],
])('%s of %s ago: %i kept', async (table, age, kept) => {
  await owner.query(`delete from ${table}`)
  await owner.query(
    table === 'event'
      ? `insert into event (client_id, event_id, family, event_type, entity_id, occurred_at, body, recorded_at)
         select client_id, gen_random_uuid(), 'Company', 'x', gen_random_uuid(), now(), '{}', now() - $1::interval
         from account where account_id = 'first'`
      : `insert into idempotency (client_id, key, body_hash, created_at)
         select client_id, 'k', '', now() - $1::interval from account where account_id = 'first'`,
    [age],
  )
  await sweep(owner)
  expect((await owner.query(`select from ${table}`)).rowCount).toBe(kept)
})
