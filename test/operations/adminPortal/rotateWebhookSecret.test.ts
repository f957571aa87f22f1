import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'
import { endpoints, quickRetries } from './endpoints.ts'

const sandbox = await service(quickRetries)
const { ok, owner } = sandbox
const { endpoint, newCompany, remove } = endpoints(sandbox)

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
