import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { endpoints, quickRetries } from './endpoints.ts'

const sandbox = await service(quickRetries)
const { stranger } = sandbox
const { endpoint, remove } = endpoints(sandbox)

test('a foreign, unknown or missing endpoint is the same', async () => {
  const { id } = await endpoint()
  for (const name of ['deleteWebhookEndpoint', 'rotateWebhookSecret', 'sendTestWebhookEvent']) {
    for (const body of [{ webhookEndpointId: id }, { webhookEndpoint: { webhookEndpointId: id } }, {}]) {
      const reply = await stranger(`adminPortal/${name}`, body)
      expect(reply).toMatchObject({ status: 400, body: { error: { message: 'Invalid WebhookEndpointId' } } })
    }
  }
  const change = { webhookEndpoint: { webhookEndpointId: id, enabled: false } }
  expect((await stranger('adminPortal/updateWebhookEndpoint', change)).body.error.message).toBe(
    'Invalid WebhookEndpointId',
  )
  const replay = await stranger('adminPortal/replayWebhookDelivery', { webhookDeliveryId: id })
  expect(replay.body.error.message).toBe('Invalid WebhookDeliveryId')
  expect((await stranger('reports/getWebhookEndpoints')).body.webhookEndpoints).toEqual([])
  expect((await stranger('reports/getWebhookDeliveries')).body.webhookDeliveries).toEqual([])
  await remove(id)
})

test('two names for one endpoint must agree: otherwise nothing is removed', async () => {
  const { call } = sandbox
  const [{ id }, { id: other }] = [await endpoint(), await endpoint()]
  const body = { webhookEndpointId: id, webhookEndpoint: { webhookEndpointId: other } }
  const reply = await call('adminPortal/deleteWebhookEndpoint', body)
  expect(reply).toMatchObject({ status: 400, body: { error: { message: 'Invalid WebhookEndpointId' } } })
  await remove(id)
  await remove(other)
})
