import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { eventually, until } from '../../support/until.ts'
import { endpoints, quickRetries } from './endpoints.ts'

const sandbox = await service(quickRetries)
const { call, ok } = sandbox
const { endpoint, newCompany, deliveries, remove } = endpoints(sandbox)

test('after the last retry a delivery is parked; replayed, it comes with the same id', async () => {
  const { receiver, id } = await endpoint({ families: ['Company'] })
  receiver.answer = () => 500
  await newCompany()
  // Three retries after the first attempt.
  await eventually(async () => expect(await deliveries(id, { status: 'parked' })).toHaveLength(1))
  const [parked] = await deliveries(id)
  expect(parked.attempts.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([
    500, 500, 500, 500,
  ])

  receiver.answer = () => 200
  const replay = { webhookDeliveryId: parked.webhookDeliveryId }
  expect(await ok('adminPortal/replayWebhookDelivery', replay)).toMatchObject({
    webhookDelivery: { replayed: 1 },
  })
  await eventually(() => expect(receiver.received).toHaveLength(1))
  expect(receiver.received[0]!.eventId).toBe(parked.eventId)
  await remove(id)
})

test('all since a time are replayed, those of one status if wanted', async () => {
  const { receiver, id } = await endpoint({ families: ['Company'] })
  await newCompany()
  const now = async () => Date.parse((await ok('sandbox/getClock')).clock.now)
  const since = new Date((await now()) + 1).toISOString()
  await until(async () => (await now()) > Date.parse(since))
  await newCompany()
  await newCompany()
  await eventually(async () => expect(await deliveries(id, { status: 'delivered' })).toHaveLength(3))

  const replay = (more: object) => ok('adminPortal/replayWebhookDelivery', { webhookEndpointId: id, ...more })
  expect(await replay({ since, status: 'Parked' })).toMatchObject({ webhookDelivery: { replayed: 0 } })
  expect(await replay({ since })).toMatchObject({ webhookDelivery: { replayed: 2 } })
  await eventually(() => expect(receiver.received).toHaveLength(5))
  expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(3)
  const missing = await call('adminPortal/replayWebhookDelivery', { webhookEndpointId: id })
  expect(missing.body.error.message).toBe('since is required to replay the deliveries of an endpoint')
  await remove(id)
})
