import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { business } from '../../support/bodies.ts'
import { eventWriter } from '../../support/events.ts'
import { type Received, testReceiver } from '../../support/receiver.ts'
import { service } from '../../support/service.ts'
import { eventually, gate } from '../../support/until.ts'

const sandbox = await service({
  settings: {
    PURSER_RUNNERS: '1',
    PURSER_WEBHOOK_RETRIES: '0.02x2000',
    PURSER_WEBHOOK_TIMEOUT: '2000',
    // Named, so that what it answers is shown.
    PURSER_WEBHOOK_ALLOW: '127.0.0.1',
  },
})
const { ok } = sandbox
const writer = await eventWriter(sandbox, 6)

async function endpoint() {
  const receiver = await testReceiver()
  const { webhookEndpoint } = await ok('adminPortal/addWebhookEndpoint', {
    webhookEndpoint: { url: receiver.url, families: ['Employee Status'] },
  })
  receiver.secrets.push(webhookEndpoint.secret)
  const remove = () => ok('adminPortal/deleteWebhookEndpoint', { webhookEndpoint })
  return { receiver, remove, id: webhookEndpoint.webhookEndpointId as string }
}

const numbersOf = (received: readonly Received[], entityId: string): number[] =>
  received.filter(({ shown }) => shown.userId === entityId).map(({ shown }) => shown.n)
const counting = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('per entity, events arrive in the order of commit, while writers race and the receiver fails', async () => {
  const { receiver, remove } = await endpoint()
  receiver.answer = () => (Math.random() < 0.2 ? 500 : 200)
  const ids: string[] = []
  for (let at = 0; at < 4; at++) {
    ids.push((await ok('companyOnboarding/createBusiness', business())).registration.companyId as string)
  }
  await sandbox.owner.query("update company set doing_business_as = '0'")
  // Each change takes the record's lock, counts it up and tells the count: the chain of counts is the commit order.
  const change = (companyId: string) =>
    writer.tell(async (tx) => {
      const { rows } = await sql<{ n: number }>`
        select doing_business_as::int as n from company where company_id = ${companyId} for no key update`.execute(
        tx.db,
      )
      const n = rows[0]!.n + 1
      await sql`update company set doing_business_as = ${String(n)} where company_id = ${companyId}`.execute(
        tx.db,
      )
      return [{ entityId: companyId, n }]
    })
  await Promise.all(counting(160).map((at) => change(ids[at % ids.length]!)))

  await eventually(() => expect(receiver.received.length).toBeGreaterThanOrEqual(160))
  for (const id of ids) expect(numbersOf(receiver.received, id)).toEqual(counting(40))
  await remove()
})

test('several events of one entity in one transaction keep their order', async () => {
  const { receiver, remove } = await endpoint()
  const entityId = newId()
  await writer.write(counting(30).map((n) => ({ entityId, n })))
  await eventually(() => expect(receiver.received).toHaveLength(30))
  expect(numbersOf(receiver.received, entityId)).toEqual(counting(30))
  await remove()
})

test('a rolled-back transaction leaves nothing to deliver', async () => {
  const { receiver, remove } = await endpoint()
  const entityId = newId()
  await writer.write([{ entityId, n: 1 }], { rollback: true })
  await writer.write([{ entityId, n: 2 }])
  await eventually(() => expect(receiver.received).toHaveLength(1))
  expect(numbersOf(receiver.received, entityId)).toEqual([2])
  await remove()
})

test('at most eight are in flight, and a slow receiver delays no other', async () => {
  const [slow, quick] = [await endpoint(), await endpoint()]
  const end = gate()
  slow.receiver.answer = () => end.opened.then(() => 200)
  await writer.write(counting(40).map((n) => ({ entityId: newId(), n })))
  await eventually(() => expect(quick.receiver.received).toHaveLength(40))
  expect(slow.receiver.received).toEqual([])
  end.open()
  await eventually(() => expect(slow.receiver.attempts()).toBeGreaterThan(8))
  expect(slow.receiver.mostAtOnce()).toBe(8)
  await Promise.all([slow.remove(), quick.remove()])
})

test('a parked event lets the later ones of its entity pass', async () => {
  const { receiver, remove, id } = await endpoint()
  const entityId = newId()
  receiver.answer = ({ shown }) => (shown.n === 1 ? 500 : 200)
  await writer.write(counting(3).map((n) => ({ entityId, n })))
  await eventually(() => expect(receiver.attempts()).toBeGreaterThan(1))
  expect(receiver.received).toEqual([])
  await sandbox.owner.query('update webhook_delivery set failures = 5000 where webhook_endpoint_id = $1', [
    id,
  ])
  await eventually(() => expect(numbersOf(receiver.received, entityId)).toEqual([2, 3]))
  await remove()
})

test('answers that are no success: redirects, a reply that never ends, no reply, a long one', async () => {
  const { receiver, remove, id } = await endpoint()
  const entityId = newId()
  let at = 0
  const answers: ((response: import('node:http').ServerResponse) => number | Promise<number>)[] = [
    (response) => {
      response.writeHead(302, { location: receiver.url }).end()
      return 302
    },
    () => new Promise(() => {}),
    (response) => {
      response.socket!.destroy()
      return 0
    },
    (response) => {
      response.writeHead(404).end(`\u0000${'x'.repeat(200_000)}`)
      return 404
    },
    () => 204,
  ]
  receiver.answer = (_, response) => answers[at++]!(response)
  await writer.write([{ entityId, n: 1 }])
  await eventually(async () => {
    const { webhookDeliveries } = await ok('reports/getWebhookDeliveries', { webhookEndpointId: id })
    expect(webhookDeliveries[0]).toMatchObject({
      status: 'Delivered',
      attempts: [
        { statusCode: 302 },
        { statusCode: null, failure: 'No answer within 2 s' },
        { statusCode: null, failure: 'The connection was closed' },
        { statusCode: 404, replyExcerpt: 'x'.repeat(499) },
        { statusCode: 204 },
      ],
    })
  })
  await remove()
})

test('an endpoint that fails for days is paused, and the audit tells; enabling it sends what waited', async () => {
  const { receiver, remove, id } = await endpoint()
  const entityId = newId()
  receiver.answer = () => 500
  await writer.write([{ entityId, n: 1 }])
  await eventually(() => expect(receiver.attempts()).toBeGreaterThan(0))
  await eventually(async () => {
    const { rowCount } = await sandbox.owner.query(
      "update webhook_endpoint set failing_since = now() - interval '6 days' where webhook_endpoint_id = $1 and failing_since is not null",
      [id],
    )
    expect(rowCount).toBe(1)
  })
  const shown = async () =>
    (await ok('reports/getWebhookEndpoints')).webhookEndpoints.find(
      (one: { webhookEndpointId: string }) => one.webhookEndpointId === id,
    )
  await eventually(async () =>
    expect(await shown()).toMatchObject({
      status: 'Paused',
      enabled: true,
      pausedReason: expect.stringContaining('since'),
    }),
  )
  const audit = await sandbox.owner.query(
    "select facts from audit where operation = 'delivery/pauseEndpoint'",
  )
  expect(audit.rows).toMatchObject([
    { facts: { paused: expect.stringContaining('No delivery has succeeded') } },
  ])

  // A paused endpoint goes on collecting.
  await writer.write([{ entityId, n: 2 }])
  receiver.answer = () => 200
  await ok('adminPortal/updateWebhookEndpoint', { webhookEndpoint: { webhookEndpointId: id, enabled: true } })
  await eventually(() => expect(numbersOf(receiver.received, entityId)).toEqual([1, 2]))
  expect(await shown()).toMatchObject({ status: 'Enabled', failingSince: null, pausedReason: '' })
  await remove()
})
