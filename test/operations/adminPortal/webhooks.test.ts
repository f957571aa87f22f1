import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { eventually, testReceiver } from '../../support/receiver.ts'
import { service } from '../../support/service.ts'

const { call, ok, stranger, owner } = await service({
  settings: { PURSER_RUNNERS: '1', PURSER_WEBHOOK_RETRIES: '0.05x200', PURSER_WEBHOOK_TIMEOUT: '1000' },
})

async function endpoint(given: object = {}) {
  const receiver = await testReceiver()
  const { webhookEndpoint } = await ok('adminPortal/addWebhookEndpoint', {
    webhookEndpoint: { url: receiver.url, ...given },
  })
  receiver.secrets.push(webhookEndpoint.secret)
  return { receiver, id: webhookEndpoint.webhookEndpointId as string, secret: webhookEndpoint.secret as string }
}

test('an added endpoint gets what happens from then on, signed', async () => {
  await ok('companyOnboarding/createBusiness', business())
  const { receiver, id, secret } = await endpoint()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { registration } = await ok('companyOnboarding/createBusiness', business())

  await eventually(() => expect(receiver.received).toHaveLength(1))
  expect(receiver.received[0]).toMatchObject({
    eventType: 'company.kybstatus.insert',
    shown: { companyId: registration.companyId },
    headers: { 'content-type': 'application/json' },
  })
  await eventually(async () => {
    const { webhookDeliveries } = await ok('reports/getWebhookDeliveries', { webhookEndpointId: id })
    expect(webhookDeliveries).toMatchObject([
      { status: 'Delivered', attempts: [{ attempt: 1, statusCode: 200, replyExcerpt: 'answered 200', failure: '' }] },
    ])
  })
  await ok('adminPortal/deleteWebhookEndpoint', { webhookEndpointId: id })
})
