import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { endpoints, quickRetries } from '../adminPortal/endpoints.ts'

const sandbox = await service(quickRetries)
const { call, owner } = sandbox
const { endpoint, remove } = endpoints(sandbox)

test('the secret is sealed in the database and shown by no read', async () => {
  const { id, secret } = await endpoint()
  const { rows } = await owner.query('select secret from webhook_endpoint where webhook_endpoint_id = $1', [
    id,
  ])
  expect(rows[0].secret.includes(Buffer.from(secret))).toBe(false)
  expect((await call('reports/getWebhookEndpoints')).text).not.toContain('whsec_')
  await remove(id)
})
