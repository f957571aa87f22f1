import { sql } from 'kysely'
import type { Tx } from './transaction.ts'
import type { Lane } from './webhook-lanes.ts'

export interface Claimed {
  readonly deliveryId: string
  readonly eventId: string
  readonly attempt: number
  readonly failures: number
  readonly isTest: boolean
  readonly body: string
}

/** What became of an attempt. `wait` (seconds) sends it again; without it, it is finished. */
export interface Marked {
  readonly deliveryId: string
  readonly attempt: number
  readonly outcome: 'delivered' | 'failed' | 'parked' | 'released'
  readonly wait: number | null
  readonly at: string
  readonly ms: number
  readonly statusCode: number | null
  readonly failure: string | null
  readonly excerpt: string
}

/**
 * Writes results and the attempt log, then makes the next of each finished entity the head. The attempt number is
 * the lease's token: a result that comes after its lease ran out and was taken over changes nothing.
 */
export async function markResults(tx: Tx, { endpointId }: Lane, results: readonly Marked[]): Promise<void> {
  if (results.length === 0) return
  const { rows } = await sql<{ entity_id: string }>`
    with result as (
      select * from unnest(${results.map((r) => r.deliveryId)}::uuid[], ${results.map((r) => r.attempt)}::int[],
        ${results.map((r) => r.outcome)}::text[], ${results.map((r) => r.wait)}::float8[],
        ${results.map((r) => r.at)}::timestamptz[], ${results.map((r) => r.ms)}::int[],
        ${results.map((r) => r.statusCode)}::int[], ${results.map((r) => r.failure)}::text[],
        ${results.map((r) => r.excerpt)}::text[])
        as r(delivery_id, attempt, outcome, wait, at, ms, code, failure, excerpt)
    ), locked as (
      select d.webhook_delivery_id as id from webhook_delivery d join result r on r.delivery_id = d.webhook_delivery_id
      where d.client_id = ${tx.clientId} and d.webhook_delivery_id = any(${results.map((r) => r.deliveryId)}::uuid[])
      order by d.entity_id, d.seq for update of d
    ), marked as (
      update webhook_delivery d
      set status = case when r.wait is not null then 'waiting' else r.outcome end,
          next_attempt_at = now() + make_interval(secs => r.wait),
          finished_at = case when r.wait is null then now() end,
          failures = d.failures + case when r.outcome in ('failed', 'parked') then 1 else 0 end,
          last_status_code = coalesce(r.code, d.last_status_code)
      from result r join locked l on l.id = r.delivery_id
      where d.client_id = ${tx.clientId} and d.webhook_delivery_id = r.delivery_id and d.status = 'sending'
        and d.attempts = r.attempt
      returning d.webhook_delivery_id, d.entity_id, d.finished_at
    ), logged as (
      insert into webhook_attempt (client_id, webhook_delivery_id, attempt, attempted_at, duration_ms, status_code,
                                   failure, reply_excerpt)
      select ${tx.clientId}::uuid, r.delivery_id, r.attempt, r.at, r.ms, r.code, r.failure, r.excerpt
      from result r join marked m on m.webhook_delivery_id = r.delivery_id where r.outcome <> 'released'
    )
    select entity_id from marked where finished_at is not null`.execute(tx.db)
  if (rows.length > 0) await promote(tx, endpointId, [...new Set(rows.map((row) => row.entity_id))])
}

/** A statement of its own: it must see deliveries that were inserted while a finished one was locked. */
async function promote(tx: Tx, endpointId: string, entityIds: readonly string[]): Promise<void> {
  await sql`
    update webhook_delivery d set status = 'waiting', next_attempt_at = now()
    from unnest(${entityIds}::uuid[]) entity(id) cross join lateral (
      select q.webhook_delivery_id, q.status from webhook_delivery q
      where q.client_id = ${tx.clientId} and q.webhook_endpoint_id = ${endpointId} and q.entity_id = entity.id
        and q.finished_at is null order by q.seq limit 1) head
    where d.client_id = ${tx.clientId} and d.webhook_delivery_id = head.webhook_delivery_id
      and head.status = 'queued'`.execute(tx.db)
}

/**
 * Takes due heads, as many as the lane has room for over all processes, and leases them for `lease` seconds. It is
 * written so that only index probes can answer it, whatever the planner believes about a table that just filled.
 */
export async function claim(
  tx: Tx,
  { endpointId }: Lane,
  { room, lease, onlyTests }: { room: number; lease: number; onlyTests: boolean },
): Promise<readonly Claimed[]> {
  const { rows } = await sql<Claimed>`
    with busy as (
      select count(*) as n from webhook_delivery
      where client_id = ${tx.clientId} and webhook_endpoint_id = ${endpointId}
        and status = 'sending' and next_attempt_at > now() and not is_test
    ), head as (
      select d.webhook_delivery_id from webhook_delivery d
      where d.client_id = ${tx.clientId} and d.webhook_endpoint_id = ${endpointId}
        and d.status in ('waiting', 'sending') and d.next_attempt_at <= now() and (d.is_test or not ${onlyTests}::boolean)
        and d.seq = (
          select e.seq from webhook_delivery e
          where e.client_id = ${tx.clientId} and e.webhook_endpoint_id = ${endpointId} and e.entity_id = d.entity_id
            and e.finished_at is null order by e.seq limit 1)
      order by d.next_attempt_at
      limit greatest(${room}::bigint - (select n from busy), (select count(*) from webhook_delivery t
        where t.client_id = ${tx.clientId} and t.webhook_endpoint_id = ${endpointId}
          and t.status in ('waiting', 'sending') and t.next_attempt_at = 'epoch'), 0)
      for update of d skip locked
    )
    update webhook_delivery d
    set status = 'sending', next_attempt_at = now() + make_interval(secs => ${lease}::float8), attempts = attempts + 1
    where d.client_id = ${tx.clientId} and d.webhook_delivery_id = any(array(select webhook_delivery_id from head))
    returning d.webhook_delivery_id as "deliveryId", d.event_id as "eventId", d.attempts as attempt, d.failures,
              d.is_test as "isTest", (select v.body from event v where v.client_id = d.client_id
              and v.event_id = d.event_id) as body`.execute(tx.db)
  return rows
}
