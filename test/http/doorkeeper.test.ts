import { expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

const { call, stranger, owner } = await service({ settings: { PURSER_CLIENT_CONCURRENCY: '100' } })

test('F10: a client with its hundred requests inside is told so, and another gets through', async () => {
  const held = await owner.connect()
  await held.query('begin')
  await held.query(`insert into idempotency (client_id, key, body_hash, created_at)
    select client_id, 'held', '', now() from account where account_id = 'first'`)
  // Each waits for the key that is held: as many connections as one client may have, and the rest for those.
  const write = () =>
    call('sandbox/setClock', { to: '2030-01-01T00:00:00Z' }, { headers: { 'Idempotency-Key': 'held' } })
  const answered: Awaited<ReturnType<typeof write>>[] = []
  const sent = Array.from({ length: 110 }, () => write().then((reply) => void answered.push(reply)))
  await until(async () => answered.length >= 10)

  expect((await stranger('reports/getCompanies')).status).toBe(200)
  expect((await stranger('reports/getUser', { userId: newId() })).status).toBe(400)
  const busy = await owner.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  expect(busy.rowCount).toBeLessThanOrEqual(4) // of five
  const full = answered.filter(({ status }) => status === 429)
  expect(full.length).toBeGreaterThanOrEqual(10)
  expect(full.every(({ headers }) => headers['retry-after'] === '1')).toBe(true)
  expect(full[0]!.body.error.message).toBe('More than 100 of your requests are open; send this one later')

  await held.query('rollback')
  held.release()
  await Promise.all(sent)
  // On a slow machine some have waited too long and were told to come again.
  expect(answered.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([])
  expect((await call('reports/getCompanies')).status).toBe(200)
})
