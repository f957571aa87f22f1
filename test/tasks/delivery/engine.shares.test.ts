import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { type Names, resolvedNames } from '../../../src/outside/names.ts'
import { receiver } from '../../../src/outside/receiver.ts'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { readSettings } from '../../../src/settings/settings.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { startDelivery } from '../../../src/tasks/delivery/engine.ts'
import { eventWriter } from '../../support/events.ts'
import { nameServer } from '../../support/name-server.ts'
import { testReceiver } from '../../support/receiver.ts'
import { MASTER_KEY, service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'

const sandbox = await service()
const keys = vaults(await masterKeys(readSettings({ PURSER_MASTER_KEY: MASTER_KEY })))
const pool = servicePool(sandbox.databaseUrl, 4)
afterAll(() => pool.end())
const [few, many] = [await eventWriter(sandbox), await eventWriter(sandbox, 4, 'stranger')]
const SLOTS = 16
const ENDPOINTS = 40

async function endpointsOf(caller: typeof sandbox.call, urls: readonly string[]): Promise<string[]> {
  const secrets: string[] = []
  for (const url of urls) {
    const { body } = await caller('adminPortal/addWebhookEndpoint', {
      webhookEndpoint: { url, families: ['Employee Status'] },
    })
    secrets.push(body.webhookEndpoint.secret)
  }
  return secrets
}

function delivery(limit: number, names?: Names) {
  return startDelivery({
    pool,
    vaults: keys,
    isSandbox: true,
    receiver: receiver({ production: false, allowed: [] }, limit, names),
    pace: {
      poll: 20,
      lease: 60_000,
      inFlight: 8,
      slots: SLOTS,
      turns: 2,
      retries: Array(500).fill(0.02),
      pauseAfter: 1e9,
    },
    log: pino({ level: 'silent' }),
  })
}

const clear = () => sandbox.owner.query('delete from webhook_endpoint')
const events = (count: number) => Array.from({ length: count }, (_, n) => ({ entityId: newId(), n }))

test('F18: one client with many slow receivers takes half of the attempts, and another’s go on', async () => {
  const [slow, quick] = [await testReceiver(), await testReceiver()]
  slow.answer = () => new Promise(() => {})
  slow.secrets.push(...(await endpointsOf(sandbox.stranger, Array(ENDPOINTS).fill(slow.url))))
  await many.write(events(10))
  const running = delivery(30_000)
  await eventually(() => expect(slow.attempts()).toBe(SLOTS / 2))

  quick.secrets.push(...(await endpointsOf(sandbox.call, [quick.url])))
  await few.write(events(50))
  await eventually(() => expect(quick.received).toHaveLength(50))
  expect(slow.attempts()).toBe(SLOTS / 2)
  await running.stop()
  await clear()
})

test('F18: names that nobody answers: few lookups wait, their hosts rest, and another’s deliveries go on', async () => {
  const silent = await nameServer()
  const names = resolvedNames({ limit: 200, servers: [silent.address] })
  const urls = Array.from({ length: 10 }, (_, n) => `http://silent${n}.example/`)
  await endpointsOf(sandbox.stranger, urls)
  await many.write(events(30))
  const quick = await testReceiver()
  quick.secrets.push(...(await endpointsOf(sandbox.call, [quick.url])))
  const running = delivery(2000, names)
  await eventually(() => expect(names.pending()).toBeGreaterThan(0))
  await few.write(events(50))
  let most = 0
  await eventually(async () => {
    most = Math.max(most, names.pending())
    await promisify(pbkdf2)('secret', 'salt', 1, 32, 'sha256')
    expect(quick.received).toHaveLength(50)
  })
  expect(most).toBeLessThanOrEqual(SLOTS / 2)

  // Every host was tried, and of 30 deliveries each few were: the others are put off, and nothing counts against them.
  await eventually(async () => {
    const { rows } = await sandbox.owner.query(
      "select webhook_endpoint_id from delivery_attempt join webhook_delivery using (client_id, webhook_delivery_id) where failure = 'The host name could not be resolved' group by 1 having count(*) >= 5",
    )
    expect(rows).toHaveLength(urls.length)
  }, 60_000)
  const { rows } = await sandbox.owner.query(
    'select count(*)::int as n from webhook_delivery d join webhook_endpoint using (client_id, webhook_endpoint_id) where url like $1 and failures = 0',
    ['http://silent%'],
  )
  expect(rows[0].n).toBeGreaterThan((urls.length * 30) / 2)
  await running.stop()
  await clear()
})

test('F18: a test event goes to a host that rests, and finds it back', async () => {
  const down = await testReceiver()
  const port = Number(new URL(down.url).port)
  await down.close()
  const [secret] = await endpointsOf(sandbox.call, [down.url])
  const { rows } = await sandbox.owner.query('select webhook_endpoint_id as id from webhook_endpoint')
  const running = delivery(2000)
  await few.write(events(1))
  // Tries one to five, then rests of half a second, one, two and four: the ninth try begins a rest of eight.
  await eventually(async () => {
    const { rows: tries } = await sandbox.owner.query('select count(*)::int as n from delivery_attempt')
    expect(tries[0].n).toBe(9)
  })
  const back = await testReceiver(port)
  back.secrets.push(secret!)
  await sandbox.ok('adminPortal/sendTestWebhookEvent', { webhookEndpointId: rows[0].id })
  await eventually(() => expect(back.received).toHaveLength(2))
  expect(back.received[0]!.eventType).toBe('webhook.test')
  await running.stop()
  await clear()
})
