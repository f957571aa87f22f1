import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'
import { endpoints, quickRetries } from './endpoints.ts'

const sandbox = await service(quickRetries)
const { ok } = sandbox
const { endpoint, deliveries, remove } = endpoints(sandbox)

test('a test event reaches a disabled endpoint, once, and is no event of the client', async () => {
  const { receiver, id } = await endpoint({ enabled: false })
  const { webhookEndpoint } = await ok('adminPortal/sendTestWebhookEvent', { webhookEndpointId: id })
  await eventually(() => expect(receiver.received).toHaveLength(1))
  expect(receiver.received[0]).toMatchObject({ eventId: webhookEndpoint.eventId, eventType: 'webhook.test' })
  const { events } = await ok('reports/getEvents')
  expect(events.map((event: { trigger: { eventId: string } }) => event.trigger.eventId)).not.toContain(
    webhookEndpoint.eventId,
  )

  receiver.answer = () => 500
  await ok('adminPortal/sendTestWebhookEvent', { webhookEndpoint: { webhookEndpointId: id } })
  await eventually(async () =>
    expect(await deliveries(id)).toMatchObject([
      { status: 'Delivered' },
      { status: 'Parked', attempts: [{ statusCode: 500 }] },
    ]),
  )
  await remove(id)
})
