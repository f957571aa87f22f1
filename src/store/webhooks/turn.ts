import { sql } from 'kysely'
import {
  type DeliveryStatus,
  deliveryMachine,
  type Outcome,
  outcomes,
} from '../../domain/webhooks/delivery.ts'
import type { Instant } from '../../kernel/dates.ts'
import { move } from '../../kernel/machine.ts'
import type { Work } from '../database/work.ts'
import type { Lane } from './lanes.ts'

const sending = sql.lit(deliveryMachine.state.sending)

/** What became of an attempt. `wait` (seconds) sends it again; without it, it is finished. */
export interface Marked {
  readonly deliveryId: string
  readonly attempt: number
  readonly outcome: Outcome
  readonly wait: number | null
  readonly at: string
  readonly ms: number
  /** Where it was sent. */
  readonly url: string
  readonly statusCode: number | null
  readonly failure: string | null
  readonly excerpt: string
}

export interface OpenEndpoint {
  readonly url: string
  readonly secrets: readonly string[]
  readonly isEnabled: boolean
  readonly isPaused: boolean
  readonly failingSince: Instant | null
  /** Entities that a delivery was finished of: the next one of each may go. */
  readonly finished: readonly string[]
}

/**
 * Locks the endpoint, so that processes take turns at a lane and a change of the endpoint waits for the turn; writes
 * results and the attempt log. The attempt number is the lease's token: a result that comes after its lease ran out
 * and was taken over changes nothing. Undefined when the endpoint was deleted.
 */
export async function openTurn(
  work: Work,
  { endpointId }: Lane,
  results: readonly Marked[],
): Promise<OpenEndpoint | undefined> {
  const ids = results.map((r) => r.deliveryId)
  const { rows } = await sql<EndpointRow>`
    with endpoint as (
      select url, secret, case when previous_until > now() then previous_secret end as previous,
             enabled, paused_at is not null as is_paused, failing_since
      from webhook_endpoint where client_id = ${work.clientId} and webhook_endpoint_id = ${endpointId}
      for no key update
    ), result as (
      select * from unnest(${ids}::uuid[], ${results.map((r) => r.attempt)}::int[],
        ${results.map(statusAfter)}::text[], ${results.map((r) => FAILURES.includes(r.outcome))}::bool[],
        ${results.map((r) => r.outcome === 'released')}::bool[], ${results.map((r) => r.wait)}::float8[],
        ${results.map((r) => r.at)}::timestamptz[], ${results.map((r) => r.ms)}::int[],
        ${results.map((r) => r.statusCode)}::int[], ${results.map((r) => r.failure)}::text[],
        ${results.map((r) => r.excerpt)}::text[])
        as r(delivery_id, attempt, status, is_failure, is_released, wait, at, ms, code, failure, excerpt)
    ), marked as (
      update webhook_delivery d
      set status = r.status,
          next_attempt_at = now() + make_interval(secs => r.wait),
          finished_at = case when r.wait is null then now() end,
          failures = d.failures + case when r.is_failure then 1 else 0 end,
          last_status_code = coalesce(r.code, d.last_status_code)
      from result r
      where d.client_id = ${work.clientId} and d.webhook_delivery_id = any(${ids}::uuid[])
        and d.webhook_delivery_id = r.delivery_id and d.status = ${sending} and d.attempts = r.attempt
      returning d.webhook_delivery_id, d.entity_id, d.finished_at
    ), logged as (
      insert into webhook_attempt (client_id, webhook_delivery_id, attempt, attempted_at, duration_ms, status_code,
                                   failure, reply_excerpt)
      select ${work.clientId}::uuid, r.delivery_id, r.attempt, r.at, r.ms, r.code, r.failure, r.excerpt
      from result r join marked m on m.webhook_delivery_id = r.delivery_id where not r.is_released
    )
    select e.*, array(select distinct entity_id from marked where finished_at is not null) as finished
    from endpoint e`.execute(work.db)
  return rows[0] && opened(work, endpointId, rows[0])
}

const statusAfter = ({ outcome }: Marked): DeliveryStatus =>
  move(deliveryMachine, deliveryMachine.state.sending, outcomes[outcome])

/** They count against the schedule of retries. */
const FAILURES: readonly Outcome[] = ['failed', 'parked']

async function opened(work: Work, endpointId: string, row: EndpointRow): Promise<OpenEndpoint> {
  const vault = await work.vault(null)
  const secrets = [row.secret, row.previous]
    .filter((sealed) => sealed !== null)
    .map((sealed) => vault.open('webhook_endpoint.secret', endpointId, sealed).reveal())
  const { url, enabled: isEnabled, is_paused: isPaused, failing_since: failingSince, finished } = row
  return { url, secrets, isEnabled, isPaused, failingSince, finished }
}

interface EndpointRow {
  url: string
  secret: Buffer
  previous: Buffer | null
  enabled: boolean
  is_paused: boolean
  failing_since: Instant | null
  finished: string[]
}
