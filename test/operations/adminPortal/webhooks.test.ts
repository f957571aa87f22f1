import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { business, user } from '../../support/bodies.ts'
import { eventually, testReceiver } from '../../support/receiver.ts'
import { service } from '../../support/service.ts'

const { call, ok, stranger, owner } = await service({
  settings: { PURSER_RUNNERS: '1', PURSER_WEBHOOK_RETRIES: '0.05x3', PURSER_WEBHOOK_TIMEOUT: '1000' },
})

async function endpoint(given: object = {}) {
  const receiver = await testReceiver()
  const { webhookEndpoint } = await ok('adminPortal/addWebhookEndpoint', {
    webhookEndpoint: { url: receiver.url, ...given },
  })
  receiver.secrets.push(webhookEndpoint.secret)
  return {
    receiver,
    id: webhookEndpoint.webhookEndpointId as string,
    secret: webhookEndpoint.secret as string,
  }
}

/** Its verification never ends: nothing is told but what the test does. */
async function newCompany(): Promise<string> {
  const { registration } = await ok('companyOnboarding/createBusiness', business())
  await owner.query('delete from agenda')
  return registration.companyId
}
const deliveries = async (webhookEndpointId: string, more: object = {}) =>
  (await ok('reports/getWebhookDeliveries', { webhookEndpointId, ...more })).webhookDeliveries
const remove = (webhookEndpointId: string) => ok('adminPortal/deleteWebhookEndpoint', { webhookEndpointId })
const update = (webhookEndpointId: string, change: object) =>
  ok('adminPortal/updateWebhookEndpoint', { webhookEndpoint: { webhookEndpointId, ...change } })

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

test('the secret is sealed in the database and shown by no read', async () => {
  const { id, secret } = await endpoint()
  const { rows } = await owner.query('select secret from webhook_endpoint where webhook_endpoint_id = $1', [
    id,
  ])
  expect(rows[0].secret.includes(Buffer.from(secret))).toBe(false)
  expect((await call('reports/getWebhookEndpoints')).text).not.toContain('whsec_')
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
  [{}, 'webhookEndpoint.url: must be text'],
])('%j is refused: %s', async (webhookEndpoint, message) => {
  const reply = await call('adminPortal/addWebhookEndpoint', { webhookEndpoint })
  expect(reply).toMatchObject({ status: 400, body: { error: { message } } })
})

test('a bad url is refused on update too', async () => {
  const { id } = await endpoint()
  const change = { webhookEndpoint: { webhookEndpointId: id, url: 'ftp://x.example' } }
  expect(await call('adminPortal/updateWebhookEndpoint', change)).toMatchObject({ status: 400 })
  await remove(id)
})

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

test('both secrets sign for a day after a rotation, then the new one alone', async () => {
  const { receiver, id, secret } = await endpoint()
  const { webhookEndpoint } = await ok('adminPortal/rotateWebhookSecret', { webhookEndpointId: id })
  expect(webhookEndpoint.secret).not.toBe(secret)
  await newCompany()
  await eventually(() => expect(receiver.received).toHaveLength(1))
  const { text, headers } = receiver.received[0]!
  for (const either of [secret, webhookEndpoint.secret]) {
    expect(() => new Webhook(either).verify(text, headers as Record<string, string>)).not.toThrow()
  }

  await owner.query("update webhook_endpoint set previous_until = now() - interval '1 second'")
  receiver.secrets.push(webhookEndpoint.secret)
  await newCompany()
  await eventually(() => expect(receiver.received).toHaveLength(2))
  const later = receiver.received[1]!
  expect(() => new Webhook(secret).verify(later.text, later.headers as Record<string, string>)).toThrow()
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
  const since = new Date(Date.now() + 5).toISOString()
  await new Promise((resolve) => setTimeout(resolve, 10))
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

test('a refused or dry request tells nobody', async () => {
  const { receiver, id } = await endpoint()
  const dry = await call('companyOnboarding/createBusiness', business(), { headers: { 'dry-run': 'true' } })
  expect(dry.status).toBe(200)
  const repeated = business()
  await ok('companyOnboarding/createBusiness', repeated)
  await owner.query('delete from agenda')
  expect((await call('companyOnboarding/createBusiness', repeated)).status).toBe(400)
  await eventually(() => expect(receiver.received).toHaveLength(1))
  expect(await deliveries(id)).toHaveLength(1)
  await remove(id)
})
