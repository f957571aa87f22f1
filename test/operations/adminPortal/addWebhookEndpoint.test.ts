import { expect, test } from 'vitest'
import { user } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'
import { endpoints, quickRetries } from './endpoints.ts'

const sandbox = await service(quickRetries)
const { call, ok } = sandbox
const { endpoint, newCompany, deliveries, remove } = endpoints(sandbox)

test('an added endpoint gets what happens from then on, signed', async () => {
  await newCompany()
  const { receiver, id, secret } = await endpoint()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const companyId = await newCompany()

  await eventually(() => expect(receiver.received).toHaveLength(1))
  expect(receiver.received[0]).toMatchObject({
    eventType: 'company.kybstatus.insert',
    shown: { companyId },
    headers: { 'content-type': 'application/json' },
  })
  await eventually(async () =>
    expect(await deliveries(id)).toMatchObject([
      {
        status: 'Delivered',
        nextAttemptAt: null,
        attempts: [{ attempt: 1, statusCode: 200, replyExcerpt: 'answered 200', failure: '' }],
      },
    ]),
  )
  await remove(id)
})

test('families are chosen in any letter case, and only those arrive', async () => {
  const { receiver, id } = await endpoint({ families: ['employee status', 'COMPANY BANK ACCOUNT'] })
  const { webhookEndpoints } = await ok('reports/getWebhookEndpoints')
  expect(webhookEndpoints.at(-1)).toMatchObject({
    webhookEndpointId: id,
    families: ['Company Bank Account', 'Employee Status'],
    enabled: true,
    status: 'Enabled',
  })
  await ok('adminPortal/addUser', user(await newCompany()))

  await eventually(() => expect(receiver.received).toHaveLength(1))
  expect(receiver.received[0]!.eventType).toBe('employee.employeestatus.insert')
  await remove(id)
})

test.each([
  [{ url: 'ftp://files.example/x' }, 'Invalid Url: it must be an http or https address'],
  [{ url: 'nonsense' }, 'Invalid Url: it must be an http or https address'],
  [{ url: 'https://user:pass@hooks.example/' }, 'Invalid Url: it must not contain credentials'],
  [{ url: 'https://hooks.example/', families: ['Weather'] }, 'Invalid Families'],
  [{ url: 'https://hooks.example/', families: [] }, 'Invalid Families'],
  [{ url: 'https://hooks.example/', enabled: 'perhaps' }, 'webhookEndpoint.enabled: must be true or false'],
  [{}, 'webhookEndpoint.url: is required'],
])('%j is refused: %s', async (webhookEndpoint, message) => {
  const reply = await call('adminPortal/addWebhookEndpoint', { webhookEndpoint })
  expect(reply).toMatchObject({ status: 400, body: { error: { message } } })
})
