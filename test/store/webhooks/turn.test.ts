import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { envelope } from '../../../src/domain/events.ts'
import { instant } from '../../../src/kernel/dates.ts'
import { type Id, newId } from '../../../src/kernel/ids.ts'
import { ensureAccount } from '../../../src/store/access/authenticate.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { type Work, workIn } from '../../../src/store/database/work.ts'
import { type Claimed, claim } from '../../../src/store/webhooks/claim.ts'
import { listDeliveries } from '../../../src/store/webhooks/deliveries.ts'
import { insertEndpoint } from '../../../src/store/webhooks/endpoints.ts'
import { writeWithDeliveries } from '../../../src/store/webhooks/insert-events.ts'
import { type Marked, openTurn } from '../../../src/store/webhooks/turn.ts'
import { quietPool, testDatabase } from '../../support/database.ts'

const EVENTS = 600
const AHEAD = 100

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
const pool = servicePool(url, 1)
afterAll(() => Promise.all([owner.end(), pool.end()]))
const keys = vaults([{ id: 'test', key: Buffer.alloc(32, 1) }])
await ensureAccount(owner, keys, { accountId: 'plans', secret: 'plans', pepper: Buffer.alloc(32) })
const { rows } = await owner.query("select client_id from account where account_id = 'plans'")
const clientId = rows[0].client_id as Id<'client'>

const transacted = <T>(does: (work: Work) => Promise<T>): Promise<T> =>
  inTransaction(pool, clientId, { access: 'read write' }, (tx) =>
    does(workIn(tx, { vaults: keys, isSandbox: true })),
  )

test('a turn reads what it takes, also when the tables were found empty while they were filled', async () => {
  // Nobody else sees these rows yet, but their pages are there: Postgres notes that pages of these tables are empty.
  const endpointId = await filled(EVENTS, () => owner.query('analyze event, webhook_delivery'))
  const first = await turn(endpointId, [])
  const second = await turn(endpointId, first.claimed.map(deliveredOf))

  expect([first.claimed.length, second.claimed.length]).toEqual([AHEAD, AHEAD])
  // The key of the log of attempts is looked up as Postgres likes; to read all events for each body would be 60,000.
  for (const { read } of [first, second]) expect(read).toBeLessThan(20 * EVENTS)
})

test('an event is found by its key for its delivery, also where everything was swept', async () => {
  await filled(EVENTS)
  // As the sweeper leaves the table when its end is in use: pages, and no rows.
  await owner.query('delete from event')
  await owner.query('vacuum (truncate false) event')

  let read = 0
  await filled(EVENTS, async (work) => (read = await readOf(work)))
  expect(read).toBeLessThan(20 * EVENTS)
})

test('the log has every attempt that was made, and none that was given back', async () => {
  const endpointId = await filled(1)
  const outcomes: Partial<Marked>[] = [
    { outcome: 'failed', wait: 0, statusCode: 500, excerpt: 'down' },
    { outcome: 'released', wait: 0, statusCode: null },
    { outcome: 'failed', wait: 0, statusCode: null, failure: 'The connection was reset' },
    {},
  ]
  let results: readonly Marked[] = []
  for (const outcome of outcomes) {
    const { claimed } = await turn(endpointId, results)
    results = claimed.map((each) => ({ ...deliveredOf(each), ...outcome }))
  }
  await turn(endpointId, results)

  const [delivery] = await transacted((work) => listDeliveries(work, { endpointId }))
  expect(delivery!.status).toBe('delivered')
  expect(
    delivery!.log.map(({ attempt, statusCode, failure, replyExcerpt }) => [
      attempt,
      statusCode,
      failure,
      replyExcerpt,
    ]),
  ).toEqual([
    [1, 500, null, 'down'],
    [3, null, 'The connection was reset', ''],
    [4, 200, null, ''],
  ])
})

const filled = (events: number, meanwhile: (work: Work) => Promise<unknown> = async () => {}) =>
  transacted(async (work) => {
    const families = ['Employee Status']
    const made = await insertEndpoint(work, { url: 'http://127.0.0.1:1/', families, enabled: true })
    await writeWithDeliveries(work, Array.from({ length: events }, eventOf))
    await meanwhile(work)
    return made.webhookEndpointId as Id<'webhookEndpoint'>
  })

function eventOf() {
  const [eventId, entityId] = [newId<'event'>(), newId()]
  const type = 'employee.employeestatus.update'
  const body = envelope(
    { eventId, type, at: instant(Date.now()) },
    { root: 'user', shown: { userId: entityId } },
  )
  return { eventId, companyId: null, family: 'Employee Status', type, entityId, body }
}

/** Rows read of the two tables, and what was claimed. */
const turn = (endpointId: Id<'webhookEndpoint'>, results: readonly Marked[]) =>
  transacted(async (work) => {
    const lane = { clientId, endpointId }
    const endpoint = await openTurn(work, lane, results)
    const { claimed } = await claim(work, lane, {
      ...{ finished: endpoint!.finished, room: 8, held: 0, ahead: AHEAD, slots: 8, window: 200 },
      ...{ lease: 30, which: 'all' },
    })
    return { claimed, read: await readOf(work) }
  })

const readOf = async ({ db }: Work): Promise<number> => {
  const { rows } = await sql<{ read: bigint }>`
    select sum(idx_tup_fetch)::bigint as read from pg_stat_xact_user_tables
    where relname in ('event', 'webhook_delivery')`.execute(db)
  return Number(rows[0]!.read)
}

const deliveredOf = ({ deliveryId, attempt }: Claimed): Marked => ({
  ...{ deliveryId, attempt, outcome: 'delivered', wait: null, at: Date.now(), ms: 1 },
  ...{ url: 'http://127.0.0.1:1/', statusCode: 200, failure: null, excerpt: '' },
})
