import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { eventWriter } from '../../support/events.ts'
import { testReceiver } from '../../support/receiver.ts'
import { service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'

const sandbox = await service({
  settings: { PURSER_RUNNERS: '1', PURSER_WEBHOOK_RETRIES: '0.02x2000', PURSER_WEBHOOK_TIMEOUT: '2000' },
})
const writer = await eventWriter(sandbox)
const receiver = await testReceiver()
const { webhookEndpoint } = await sandbox.ok('adminPortal/addWebhookEndpoint', {
  webhookEndpoint: { url: receiver.url, families: ['Employee Status'] },
})
receiver.secrets.push(webhookEndpoint.secret)

const RECORDS = 100
const ROUNDS = 3

test('F7: runs commit at the first try while the receiver fails and every delivery is tried again and again', async () => {
  const entities = Array.from({ length: RECORDS }, () => newId())
  receiver.answer = () => 500
  await writer.write(entities.map((entityId) => ({ entityId, n: 1 })))
  let tries = 0
  for (let n = 2; n <= ROUNDS; n++) {
    await writer.tell(
      async () => {
        tries++
        // The snapshot is taken; now deliveries of these records change under it.
        const seen = receiver.attempts()
        await eventually(() => expect(receiver.attempts()).toBeGreaterThan(seen + 20))
        return entities.map((entityId) => ({ entityId, n }))
      },
      { isolation: 'repeatable read' },
    )
  }
  expect(tries).toBe(ROUNDS - 1)

  // What is not first of its record leaves the index of due work: it is looked at once, not at every turn.
  await eventually(async () => {
    const { rows } = await sandbox.owner.query(
      "select count(*)::int as n from webhook_delivery where status = 'queued'",
    )
    expect(rows[0].n).toBe(RECORDS * (ROUNDS - 1))
  })

  receiver.answer = () => 200
  await eventually(() => expect(receiver.received).toHaveLength(RECORDS * ROUNDS))
  for (const entityId of entities) {
    const order = receiver.received
      .filter(({ shown }) => shown.userId === entityId)
      .map(({ shown }) => shown.n)
    expect(order).toEqual([1, 2, 3])
  }
})
