import { sql } from 'kysely'
import { deliveryMachine } from '../../domain/webhooks/delivery.ts'
import type { Tx } from '../database/transaction.ts'

const { parked, queued, waiting, sending } = deliveryMachine.state

/** How one client's work stands. */
interface OwnHealth {
  readonly workDue: number
  readonly workOldestSeconds: number
  readonly workParked: number
  readonly deliveriesParked: number
  readonly deliveriesWaiting: number
  readonly endpointsFailing: readonly FailingEndpoint[]
  readonly reviewsWaiting: number
  readonly paymentsReturned: number
}

interface FailingEndpoint {
  readonly webhookEndpointId: string
  readonly url: string
  readonly failingSince: string
}

/** As many as anyone reads at once; getWebhookEndpoints has all. */
const MOST = 20

export async function ownHealth(tx: Tx): Promise<OwnHealth> {
  const { rows } = await sql<OwnHealth>`
    select
      (select count(*)::int from agenda where client_id = ${tx.clientId} and parked_at is null and wake_at <= now())
        as "workDue",
      (select coalesce(extract(epoch from now() - min(wake_at)), 0)::float8 from agenda
        where client_id = ${tx.clientId} and parked_at is null and wake_at <= now()) as "workOldestSeconds",
      (select count(*)::int from agenda where client_id = ${tx.clientId} and parked_at is not null) as "workParked",
      (select count(*)::int from webhook_delivery where client_id = ${tx.clientId} and status = ${parked})
        as "deliveriesParked",
      (select count(*)::int from webhook_delivery where client_id = ${tx.clientId}
        and status in (${queued}, ${waiting}, ${sending})) as "deliveriesWaiting",
      (select coalesce(jsonb_agg(f), '[]') from (
        select webhook_endpoint_id as "webhookEndpointId", url,
               to_char(failing_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "failingSince"
        from webhook_endpoint where client_id = ${tx.clientId} and failing_since is not null
        order by failing_since limit ${MOST}) f) as "endpointsFailing",
      (select count(*)::int from agenda where client_id = ${tx.clientId} and task like 'verify%') as "reviewsWaiting",
      (select count(*)::int from waiting_payment where client_id = ${tx.clientId}) as "paymentsReturned"`.execute(
    tx.db,
  )
  return rows[0]!
}
