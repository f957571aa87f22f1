import { expect, test } from 'vitest'
import { sweep } from '../../../src/store/database/sweep.ts'
import { service } from '../../support/service.ts'

const { owner } = await service()

test.each([
  ['29 days 23 hours', 30, 1],
  ['30 days 1 minute', 30, 0],
  ['2 days 1 minute', 2, 0],
])('a request of %s ago, where %i days are kept: %i kept', async (age, requestDays, kept) => {
  await owner.query(
    `delete from request_log;
     insert into request_log (client_id, request_log_id, at, request_id, operation, status, took, actor, error, is_replay,
       request_bytes, reply_bytes)
     select client_id, new_id(), now() - '${age}'::interval, 'r', '', 200, 1, 'operator', '', false, 0, 0
     from account where account_id = 'first'`,
  )
  await sweep(owner, { requestDays })
  expect((await owner.query('select from request_log')).rowCount).toBe(kept)
})

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
