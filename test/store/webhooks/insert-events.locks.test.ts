import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { eventWriter } from '../../support/events.ts'
import { service } from '../../support/service.ts'

const sandbox = await service()
const writer = await eventWriter(sandbox)
const { webhookEndpoint } = await sandbox.ok('adminPortal/addWebhookEndpoint', {
  webhookEndpoint: { url: 'http://127.0.0.1:1/', families: ['Employee Status'] },
})
const endpointId = webhookEndpoint.webhookEndpointId as string

const statuses = async (entityId: string): Promise<string[]> => {
  const { rows } = await sandbox.owner.query(
    'select status from webhook_delivery where entity_id = $1 order by seq',
    [entityId],
  )
  return rows.map(({ status }) => status)
}

/** What the delivery loop does to the rows of an endpoint: it leases, marks and puts off deliveries, and notes health. */
const DISTURB = [
  'select 1 from webhook_endpoint where webhook_endpoint_id = $1 for no key update',
  'select 1 from webhook_delivery where webhook_endpoint_id = $1 for update',
  'update webhook_endpoint set failing_since = now() where webhook_endpoint_id = $1',
  `update webhook_delivery set attempts = attempts + 1, failures = failures + 1, next_attempt_at = now() + interval '1 second'
   where webhook_endpoint_id = $1 and status = 'waiting'`,
]

test.each([
  ['hold every lock', false],
  ['have changed every row since the snapshot', true],
])(
  'F7: a run in repeatable read writes its events though deliveries of the same records %s',
  async (_, committed) => {
    const entities = Array.from({ length: 200 }, () => newId())
    await writer.write(entities.map((entityId) => ({ entityId, n: 1 })))
    const loop = await sandbox.owner.connect()
    let tries = 0

    await writer.tell(
      async (tx) => {
        tries++
        await sql`set local lock_timeout = '100ms'`.execute(tx.db)
        await loop.query('begin')
        for (const statement of DISTURB) await loop.query(statement, [endpointId])
        if (committed) await loop.query('commit')
        return entities.map((entityId) => ({ entityId, n: 2 }))
      },
      { isolation: 'repeatable read' },
    )
    if (!committed) await loop.query('rollback')
    loop.release()

    expect(tries).toBe(1)
    for (const entityId of entities) expect(await statuses(entityId)).toHaveLength(2)
  },
)

test('F7: of several events of one record in one transaction the first is due, the others queue behind it', async () => {
  const entityId = newId()
  await writer.write([1, 2, 3].map((n) => ({ entityId, n })))
  expect(await statuses(entityId)).toEqual(['waiting', 'queued', 'queued'])
})
