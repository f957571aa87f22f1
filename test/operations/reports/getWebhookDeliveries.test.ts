import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { isReadFromEitherEnd } from '../../support/either-end.ts'
import { service } from '../../support/service.ts'
import { eventually } from '../../support/until.ts'
import { endpoints, quickRetries } from '../adminPortal/endpoints.ts'

const sandbox = await service(quickRetries)
const { call, ok, owner } = sandbox
const { endpoint, deliveries, remove } = endpoints(sandbox)

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

test('deliveries are read from either end', async () => {
  const { id } = await endpoint()
  for (let count = 1; count <= 3; count++) await ok('companyOnboarding/createBusiness', business())
  await eventually(async () =>
    expect(await deliveries(id)).toMatchObject(Array(3).fill({ status: 'Delivered' })),
  )
  const asked = { webhookEndpointId: id }
  await isReadFromEitherEnd(ok, 'reports/getWebhookDeliveries', asked, 'webhookDeliveries')
  await remove(id)
})
