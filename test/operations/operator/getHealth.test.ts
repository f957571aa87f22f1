import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { park } from './parked.ts'

const sandbox = await sharedService()

test('a client without work is well; parked work asks for attention', async () => {
  const { health } = (await sandbox.stranger('operator/getHealth')).body
  expect(health).toMatchObject({ status: 'ok', workParked: 0, paymentsReturned: 0, reviewsWaiting: 0 })
  await park(sandbox)
  expect((await sandbox.ok('operator/getHealth')).health).toMatchObject({
    status: 'attention',
    workParked: 1,
  })
})

test('an endpoint that takes nothing is named', async () => {
  const { webhookEndpoint } = await sandbox.ok('adminPortal/addWebhookEndpoint', {
    webhookEndpoint: { url: 'https://hooks.example.com/purser' },
  })
  const { webhookEndpointId } = webhookEndpoint
  expect((await sandbox.ok('operator/getHealth')).health).toMatchObject({
    databaseMs: expect.any(Number),
    deliveriesWaiting: 0,
    endpointsFailing: [],
  })
  await sandbox.owner.query(
    `update webhook_endpoint set failing_since = '2026-11-02T08:00:00Z' where webhook_endpoint_id = $1`,
    [webhookEndpointId],
  )
  expect((await sandbox.ok('operator/getHealth')).health).toMatchObject({
    status: 'attention',
    endpointsFailing: [
      {
        webhookEndpointId,
        url: 'https://hooks.example.com/purser',
        failingSince: '2026-11-02T08:00:00.000Z',
      },
    ],
  })
})
