import { sql } from 'kysely'
import { type DeliveryStatus, deliveryMachine } from '../../domain/webhooks/delivery.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { arrow, move } from '../../kernel/machine.ts'
import { existing } from '../database/lookup.ts'
import { inPages, type PageAsked, pastPage } from '../database/pages.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

const waiting = sql.lit(move(deliveryMachine, deliveryMachine.initial, 'lead'))
const queued = sql.lit(arrow(deliveryMachine, 'replayWebhookDelivery').to)
const held = sql.lit(arrow(deliveryMachine, 'hold').to)
const reopened = arrow(deliveryMachine, 'reopenEndpoint')

export interface WebhookDelivery {
  readonly webhookDeliveryId: Id<'webhookDelivery'>
  readonly webhookEndpointId: Id<'webhookEndpoint'>
  readonly eventId: string
  readonly eventType: string
  readonly entityId: string
  readonly status: DeliveryStatus
  readonly createdAt: Instant
  readonly nextAttemptAt: Instant | null
  readonly log: readonly AttemptRow[]
  /** Where the endpoint is now. */
  readonly url: string
  /** What is sent. */
  readonly body: string
}

interface AttemptRow {
  readonly attempt: number
  readonly attemptedAt: string
  readonly durationMs: number
  readonly statusCode: number | null
  readonly failure: string | null
  readonly replyExcerpt: string
}

export interface DeliveryFilter extends PageAsked {
  readonly endpointId?: string | undefined
  readonly status?: readonly DeliveryStatus[] | undefined
  readonly eventId?: string | undefined
  /** The client's time, as the events show it. */
  readonly since?: Instant | undefined
}

/** Deliveries in order of creation, each with its attempts. */
export async function listDeliveries(tx: Tx, filter: DeliveryFilter): Promise<readonly WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`
    select d.webhook_delivery_id as "webhookDeliveryId", d.webhook_endpoint_id as "webhookEndpointId",
           d.event_id as "eventId", e.event_type as "eventType", d.entity_id as "entityId", d.status,
           d.created_at as "createdAt", d.next_attempt_at as "nextAttemptAt", coalesce(a.log, '[]') as log,
           p.url, e.body
    from webhook_delivery d join event e on e.client_id = d.client_id and e.event_id = d.event_id
    join webhook_endpoint p on p.client_id = d.client_id and p.webhook_endpoint_id = d.webhook_endpoint_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('attempt', t.attempt, 'attemptedAt', t.attempted_at, 'durationMs',
               t.duration_ms, 'statusCode', t.status_code, 'failure', t.failure, 'replyExcerpt', t.reply_excerpt)
               order by t.attempt) as log
      from delivery_attempt t where t.client_id = d.client_id and t.webhook_delivery_id = d.webhook_delivery_id
    ) a on true
    where d.client_id = ${tx.clientId}
      and (${filter.endpointId ?? null}::uuid is null or d.webhook_endpoint_id = ${filter.endpointId ?? null}::uuid)
      and (${filter.status ?? null}::text[] is null or d.status = any(${filter.status ?? null}::text[]))
      and (${filter.eventId ?? null}::uuid is null or d.event_id = ${filter.eventId ?? null}::uuid)
      and e.occurred_at >= ${filter.since === undefined ? '-infinity' : isoInstant(filter.since)}::timestamptz
      ${pastPage('d.webhook_delivery_id', filter)}
    ${inPages('d.webhook_delivery_id', filter)}`.execute(tx.db)
  return rows
}

/**
 * Sends finished deliveries again, one or all since a time (the client's, as the events show it): the retry schedule
 * begins anew, the event id stays. Per entity the first is due now and the others queue behind it. Answers how many;
 * undefined when there is no such delivery.
 */
export async function replayDeliveries(
  tx: Tx,
  which: { deliveryId: string } | { endpointId: string; since: Instant; status: DeliveryStatus | undefined },
): Promise<number | undefined> {
  const chosen =
    'deliveryId' in which
      ? sql`webhook_delivery_id = ${which.deliveryId}`
      : sql`webhook_endpoint_id = ${which.endpointId} and not is_test
            and (${which.status ?? null}::text is null or status = ${which.status ?? null}::text)
            and event_id in (select event_id from event where client_id = ${tx.clientId}
                             and occurred_at >= ${isoInstant(which.since)}::timestamptz)`
  const { numAffectedRows } = await sql`
    update webhook_delivery d
    set status = case r.place when 1 then ${waiting} else ${queued} end, failures = 0, finished_at = null,
        next_attempt_at = case r.place when 1 then now() end
    from (select webhook_delivery_id, row_number() over (partition by webhook_endpoint_id, entity_id order by seq) as place
          from webhook_delivery where client_id = ${tx.clientId} and finished_at is not null and ${chosen}) r
    where d.client_id = ${tx.clientId} and d.webhook_delivery_id = r.webhook_delivery_id
      and d.finished_at is not null`.execute(tx.db)
  if (numAffectedRows === 0n && 'deliveryId' in which)
    return (await isDelivery(tx, which.deliveryId)) ? 0 : undefined
  return Number(numAffectedRows)
}

const isDelivery = async (tx: Tx, id: string): Promise<boolean> => (await existing(tx, PLACE, [id])).has(id)

const PLACE = { table: 'webhook_delivery', column: 'webhook_delivery_id', of: 'client' } as const

/** An endpoint that opens again: each entity's oldest unfinished delivery is due now, the others wait behind it. */
export async function releaseHeld(tx: Tx, endpointId: Id<'webhookEndpoint'>): Promise<void> {
  await sql`
    update webhook_delivery d
    set status = case when u.is_head then ${sql.lit(reopened.to)} else ${queued} end,
        next_attempt_at = case when u.is_head then now() end
    from (select webhook_delivery_id, row_number() over (partition by entity_id order by seq) = 1 as is_head
          from webhook_delivery
          where client_id = ${tx.clientId} and webhook_endpoint_id = ${endpointId} and finished_at is null) u
    where d.client_id = ${tx.clientId} and d.webhook_delivery_id = u.webhook_delivery_id
      and case when u.is_head then d.status in ${oneOf(reopened.from)} else d.status = ${held} end`.execute(
    tx.db,
  )
}

/** After a travel in time: every delivery that waits for its next attempt gets it now. */
export async function hastenDeliveries(tx: Tx): Promise<void> {
  await sql`update webhook_delivery set next_attempt_at = now()
            where client_id = ${tx.clientId} and status = ${waiting} and next_attempt_at > now()`.execute(
    tx.db,
  )
}

/** Whether a head is due that nobody has taken yet. */
export async function hasDueDelivery(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from webhook_delivery where client_id = ${tx.clientId}
                             and status = ${waiting} and next_attempt_at <= now() limit 1`.execute(tx.db)
  return rows.length > 0
}
