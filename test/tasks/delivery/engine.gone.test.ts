import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { eventWriter } from '../../support/events.ts'
import { testReceiver } from '../../support/receiver.ts'
import { service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'

const sandbox = await service({
  settings: { PURSER_RUNNERS: '1', PURSER_WEBHOOK_RETRIES: '0.02x2000', PURSER_WEBHOOK_TIMEOUT: '2000' },
})
const { ok } = sandbox
const writer = await eventWriter(sandbox)
const GONE =
  'The receiver answered 410 Gone; adminPortal/updateWebhookEndpoint with enabled true opens it again'

async function endpoint(...families: string[]) {
  const receiver = await testReceiver()
  const { webhookEndpoint } = await ok('adminPortal/addWebhookEndpoint', {
    webhookEndpoint: { url: receiver.url, families },
  })
  receiver.secrets.push(webhookEndpoint.secret)
  const id = webhookEndpoint.webhookEndpointId as string
  const shown = async () =>
    (await ok('reports/getWebhookEndpoints')).webhookEndpoints.find(
      (one: { webhookEndpointId: string }) => one.webhookEndpointId === id,
    )
  const deliveries = async () =>
    (await ok('reports/getWebhookDeliveries', { webhookEndpointId: id })).webhookDeliveries
  const open = () =>
    ok('adminPortal/updateWebhookEndpoint', { webhookEndpoint: { webhookEndpointId: id, enabled: true } })
  const remove = () => ok('adminPortal/deleteWebhookEndpoint', { webhookEndpointId: id })
  return { receiver, id, shown, deliveries, open, remove, secret: webhookEndpoint.secret as string }
}

test('F17: 410 disables the endpoint at once; the other endpoints are told, and enabling it sends what waited', async () => {
  const leaving = await endpoint('Employee Status', 'Webhook Endpoint')
  const other = await endpoint('Webhook Endpoint')
  leaving.receiver.answer = () => 410
  const entityId = newId()
  await writer.write([1, 2].map((n) => ({ entityId, n })))

  await eventually(async () =>
    expect(await leaving.shown()).toMatchObject({
      enabled: false,
      status: 'Disabled',
      disabledAt: expect.any(String),
      disabledReason: GONE,
      pausedAt: null,
    }),
  )
  expect(leaving.receiver.attempts()).toBe(1)
  expect(await leaving.deliveries()).toMatchObject([
    { status: 'Held', attempts: [{ statusCode: 410 }] },
    { status: 'Waiting', attempts: [] },
  ])
  await eventually(() => expect(other.receiver.received).toHaveLength(1))
  const [told] = other.receiver.received
  expect(told).toMatchObject({
    eventType: 'webhookendpoint.webhookendpointstatus.update',
    shown: {
      webhookEndpointId: leaving.id,
      status: 'Disabled',
      disabledReason: GONE,
      url: leaving.receiver.url,
    },
  })
  expect(told!.text).not.toContain(leaving.secret)
  const { events } = await ok('reports/getEvents')
  expect(events.at(-1)).toMatchObject({ trigger: { eventId: told!.eventId } })
  const audit = await sandbox.owner.query(
    "select facts from audit where operation = 'delivery/disableEndpoint'",
  )
  expect(audit.rows).toEqual([{ facts: { disabled: GONE } }])

  leaving.receiver.answer = () => 200
  await writer.write([{ entityId, n: 3 }]) // disabled: it collects no more
  await leaving.open()
  await eventually(() => expect(leaving.receiver.received.map(({ shown }) => shown.n)).toEqual([1, 2]))
  expect(await leaving.shown()).toMatchObject({ status: 'Enabled', disabledAt: null, disabledReason: '' })
  await Promise.all([leaving.remove(), other.remove()])
})

test('F17: 410 to a test event disables it too, once', async () => {
  const leaving = await endpoint('Employee Status')
  leaving.receiver.answer = () => 410
  for (let n = 0; n < 2; n++) await ok('adminPortal/sendTestWebhookEvent', { webhookEndpointId: leaving.id })
  await eventually(async () => expect(await leaving.shown()).toMatchObject({ disabledReason: GONE }))
  await eventually(() => expect(leaving.receiver.attempts()).toBe(2))
  const { events } = await ok('reports/getEvents')
  const own = events.filter(({ payload }: { payload: object[] }) =>
    JSON.stringify(payload).includes(leaving.id),
  )
  expect(own).toHaveLength(1)
  await leaving.remove()
})

test('F17: 410 from an address that the endpoint has left disables nothing', async () => {
  const moving = await endpoint('Employee Status')
  const next = await testReceiver()
  next.secrets.push(moving.secret)
  moving.receiver.answer = async () => {
    await ok('adminPortal/updateWebhookEndpoint', {
      webhookEndpoint: { webhookEndpointId: moving.id, url: next.url },
    })
    return 410
  }
  await writer.write([{ entityId: newId(), n: 1 }])
  await eventually(() => expect(next.received).toHaveLength(1))
  expect(await moving.shown()).toMatchObject({ status: 'Enabled', disabledReason: '' })
  await moving.remove()
})

test('F17: a pause is told to the other endpoints too', async () => {
  const failing = await endpoint('Employee Status', 'Webhook Endpoint')
  const other = await endpoint('Webhook Endpoint')
  failing.receiver.answer = () => 500
  await writer.write([{ entityId: newId(), n: 1 }])
  await eventually(async () => {
    const { rowCount } = await sandbox.owner.query(
      "update webhook_endpoint set failing_since = now() - interval '6 days' where webhook_endpoint_id = $1 and failing_since is not null",
      [failing.id],
    )
    expect(rowCount).toBe(1)
  })
  await eventually(() => expect(other.receiver.received).toHaveLength(1))
  expect(other.receiver.received[0]!.shown).toMatchObject({
    webhookEndpointId: failing.id,
    status: 'Paused',
    pausedReason: expect.stringContaining('opens it again'),
  })
  await Promise.all([failing.remove(), other.remove()])
})
