import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { receiver } from '../../../src/outside/receiver.ts'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { readSettings } from '../../../src/settings/settings.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { startDelivery } from '../../../src/tasks/delivery/engine.ts'
import { eventWriter } from '../../support/events.ts'
import { testReceiver } from '../../support/receiver.ts'
import { MASTER_KEY, service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'

const sandbox = await service()
const keys = vaults(await masterKeys(readSettings({ PURSER_MASTER_KEY: MASTER_KEY })))
const writer = await eventWriter(sandbox)
const EVENTS = 1200
const IN_FLIGHT = 8

test('a quick receiver is claimed ahead for: many deliveries a turn, and still no more than eight at once', async () => {
  const pool = servicePool(sandbox.databaseUrl, 4)
  afterAll(() => pool.end())
  const quick = await testReceiver()
  const { webhookEndpoint } = await sandbox.ok('adminPortal/addWebhookEndpoint', {
    webhookEndpoint: { url: quick.url, families: ['Employee Status'] },
  })
  quick.secrets.push(webhookEndpoint.secret)
  const entities = Array.from({ length: EVENTS / 3 }, () => newId())
  await writer.write([1, 2, 3].flatMap((n) => entities.map((entityId) => ({ entityId, n }))))
  let turns = 0
  const connect = () => {
    turns++
    return pool.connect()
  }
  const counted = { connect, query: pool.query.bind(pool) } as never
  const delivery = startDelivery({
    pool: counted,
    vaults: keys,
    isSandbox: true,
    receiver: receiver({ production: false, allowed: [] }, 15_000),
    pace: {
      poll: 20,
      lease: 30_000,
      inFlight: IN_FLIGHT,
      slots: 256,
      turns: 2,
      retries: [1],
      pauseAfter: 1e9,
    },
    log: pino({ level: 'silent' }),
  })
  await eventually(() => expect(quick.received).toHaveLength(EVENTS))
  await delivery.stop()

  expect(turns).toBeLessThan(EVENTS / IN_FLIGHT)
  expect(quick.mostAtOnce()).toBeLessThanOrEqual(IN_FLIGHT)
  for (const entityId of entities) {
    const own = quick.received.filter(({ shown }) => shown.userId === entityId)
    expect(own.map(({ shown }) => shown.n)).toEqual([1, 2, 3])
  }
  const { rows } = await sandbox.owner.query(
    'select count(*)::int as attempts, count(distinct webhook_delivery_id)::int as deliveries from delivery_attempt where status_code = 200',
  )
  expect(rows[0]).toEqual({ attempts: EVENTS, deliveries: EVENTS })
})
