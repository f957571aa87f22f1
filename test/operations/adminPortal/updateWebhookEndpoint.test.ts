import { expect, test } from 'vitest'
import { user } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'
import { endpoints, quickRetries } from './endpoints.ts'

const sandbox = await service(quickRetries)
const { call, ok } = sandbox
const { endpoint, newCompany, deliveries, remove } = endpoints(sandbox)

const update = (webhookEndpointId: string, change: object) =>
  ok('adminPortal/updateWebhookEndpoint', { webhookEndpoint: { webhookEndpointId, ...change } })

test('a bad url is refused on update too', async () => {
  const { id } = await endpoint()
  const change = { webhookEndpoint: { webhookEndpointId: id, url: 'ftp://x.example' } }
  expect(await call('adminPortal/updateWebhookEndpoint', change)).toMatchObject({ status: 400 })
  await remove(id)
})

test('a disabled endpoint gets nothing new; what was on its way waits for it and comes in order', async () => {
  const { receiver, id } = await endpoint({ families: ['Employee Status'] })
  receiver.answer = () => 503
  await ok('adminPortal/addUser', user(await newCompany()))
  await eventually(() => expect(receiver.attempts()).toBeGreaterThan(0))
  await update(id, { enabled: false })
  await eventually(async () => expect(await deliveries(id)).toMatchObject([{ status: 'Held' }]))
  await ok('adminPortal/addUser', user(await newCompany()))
  receiver.answer = () => 200

  const { webhookEndpoint } = await update(id, { enabled: true })
  expect(webhookEndpoint.status).toBe('Enabled')
  await eventually(() => expect(receiver.received).toHaveLength(1))
  expect(await deliveries(id)).toHaveLength(1)
  await remove(id)
})
