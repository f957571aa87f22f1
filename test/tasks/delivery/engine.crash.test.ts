import { expect, onTestFinished, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { eventWriter } from '../../support/events.ts'
import { kill, serviceProcess } from '../../support/process.ts'
import { testReceiver } from '../../support/receiver.ts'
import { MASTER_KEY, service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'

/** 5,000 events take a while on a small machine: the usual run sends fewer, PURSER_TEST_EVENTS=5000 all of them. */
const EACH = 10
const ENTITIES = Number(process.env.PURSER_TEST_EVENTS ?? 600) / EACH

test('a receiver that was down gets every event, in order, though the server is killed twice', async () => {
  const sandbox = await service()
  const writer = await eventWriter(sandbox)
  const down = await testReceiver()
  const port = Number(new URL(down.url).port)
  await down.close()
  const { webhookEndpoint } = await sandbox.ok('adminPortal/addWebhookEndpoint', {
    webhookEndpoint: { url: down.url },
  })
  const entities = Array.from({ length: ENTITIES }, () => newId())
  for (let n = 1; n <= EACH; n++) await writer.write(entities.map((entityId) => ({ entityId, n })))

  const settings = {
    DATABASE_URL: sandbox.databaseUrl,
    PORT: '0',
    PURSER_MASTER_KEY: MASTER_KEY,
    PURSER_RUNNERS: '1',
    // The hour of the schedule in a few hundred milliseconds; a lease lasts twice the time limit.
    PURSER_WEBHOOK_RETRIES: '0.3x1000',
    PURSER_WEBHOOK_TIMEOUT: '1000',
    PURSER_LOG_LEVEL: 'silent',
  }
  const [first, second] = await Promise.all([serviceProcess(settings), serviceProcess(settings)])
  await eventually(async () => {
    const { rows } = await sandbox.owner.query('select count(*)::int as n from delivery_attempt')
    // More than the first five of each process: the host that nobody reaches rests, and is tried now and then.
    expect(rows[0].n).toBeGreaterThan(2 * 8)
  })
  await kill(first)

  const receiver = await testReceiver(port)
  receiver.secrets.push(webhookEndpoint.secret)
  let served = 0
  receiver.answer = () => (served++ % 10 === 0 ? 503 : 200)
  await eventually(() => expect(receiver.received.length).toBeGreaterThan((ENTITIES * EACH) / 4))
  await kill(second)

  const third = await serviceProcess(settings)
  // Begun inside a test, it hears of no afterAll.
  onTestFinished(() => void third.kill('SIGKILL'))
  const distinct = () => new Map(receiver.received.map((one) => [one.eventId, one.text]))
  await eventually(() => expect(distinct().size).toBe(ENTITIES * EACH), 300_000)

  const texts = distinct()
  for (const { eventId, text } of receiver.received) expect(text).toBe(texts.get(eventId))
  const firsts = new Map<string, number[]>()
  const seen = new Set<string>()
  for (const { eventId, shown } of receiver.received) {
    if (seen.has(eventId)) continue
    seen.add(eventId)
    firsts.set(shown.userId, [...(firsts.get(shown.userId) ?? []), shown.n])
  }
  const inOrder = Array.from({ length: EACH }, (_, at) => at + 1)
  for (const entityId of entities) expect(firsts.get(entityId)).toEqual(inOrder)
  expect(receiver.mostAtOnce()).toBeLessThanOrEqual(8)
})
