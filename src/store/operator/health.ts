import { sql } from 'kysely'
import { deliveryMachine } from '../../domain/webhooks/delivery.ts'
import type { Tx } from '../database/transaction.ts'

const { parked } = deliveryMachine.state

/** How one client's work stands. */
interface OwnHealth {
  readonly workDue: number
  readonly workOldestSeconds: number
  readonly workParked: number
  readonly deliveriesParked: number
  readonly reviewsWaiting: number
  readonly paymentsReturned: number
}

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
      (select count(*)::int from agenda where client_id = ${tx.clientId} and task like 'verify%') as "reviewsWaiting",
      (select count(*)::int from waiting_payment where client_id = ${tx.clientId}) as "paymentsReturned"`.execute(
    tx.db,
  )
  return rows[0]!
}
