import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'
import { endpoints, quickRetries } from '../adminPortal/endpoints.ts'

const sandbox = await service(quickRetries)
const { endpoint, newCompany, deliveries } = endpoints(sandbox)

test('the request as the receiver got it, without the signature and only when asked for', async () => {
  const { receiver, id } = await endpoint()
  await newCompany()
  await eventually(async () => expect(await deliveries(id, { status: 'Delivered' })).toHaveLength(1))
  const [{ eventId, request: none }] = await deliveries(id)
  expect(none).toBeUndefined()

  const [{ request }] = await deliveries(id, { withRequest: true, eventId })
  const [got] = receiver.received
  expect(request).toEqual({
    url: receiver.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Purser',
      'webhook-id': eventId,
      'webhook-timestamp': got!.headers['webhook-timestamp'],
    },
    body: got!.text,
  })
  expect(await deliveries(id, { eventId: '01a1e410-4113-7258-9e55-b870fe8fbe74' })).toEqual([])
})
