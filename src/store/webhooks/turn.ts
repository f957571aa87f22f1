import { sql } from 'kysely'
import {
  type DeliveryStatus,
  deliveryMachine,
  type Outcome,
  outcomes,
} from '../../domain/webhooks/delivery.ts'
import type { Instant } from '../../kernel/dates.ts'
import { move } from '../../kernel/machine.ts'
import { bigints, integers, texts, uuids } from '../database/arrays.ts'
import { oneOf } from '../database/states.ts'
import type { Work } from '../database/work.ts'
import type { Lane } from './lanes.ts'

const sending = sql.lit(deliveryMachine.state.sending)

/** What became of an attempt. `wait` (seconds) sends it again; without it, it is finished. */
export interface Marked {
  readonly deliveryId: string
  readonly attempt: number
  readonly outcome: Outcome
  readonly wait: number | null
  /** When it began, and milliseconds until it ended. */
  readonly at: number
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
  const [, { rows }] = await Promise.all([
    probing(work),
    sql<EndpointRow>`
    with endpoint as (
      select url, secret, case when previous_until > now() then previous_secret end as previous,
             enabled, paused_at is not null as is_paused, failing_since
      from webhook_endpoint where client_id = ${work.clientId} and webhook_endpoint_id = ${endpointId}
      for no key update
    ), result as (
      select * from unnest(${uuids(results, (r) => r.deliveryId)}::uuid[], ${integers(results, (r) => r.attempt)}::int[],
        ${texts(results, statusAfter)}::text[], ${texts(results, (r) => r.outcome)}::text[],
        ${bigints(results, waitMs)}::bigint[], ${bigints(results, (r) => r.at)}::bigint[],
        ${integers(results, (r) => r.ms)}::int[], ${integers(results, (r) => r.statusCode)}::int[],
        ${texts(results, (r) => r.failure)}::text[], ${texts(results, (r) => r.excerpt)}::text[])
        as r(delivery_id, attempt, status, outcome, wait, at, ms, code, failure, excerpt)
    ), marked as (
      update webhook_delivery d
      set status = r.status,
          next_attempt_at = now() + make_interval(secs => r.wait / 1000.0),
          finished_at = case when r.wait is null then now() end,
          failures = d.failures + (r.outcome in ${oneOf(FAILURES)})::int,
          ${sql.join(LAST.map(lastOf))}
      from result r cross join lateral (
        select o.ctid as tid, o.* from webhook_delivery o
        where o.client_id = ${work.clientId} and o.webhook_delivery_id >= r.delivery_id
        order by o.webhook_delivery_id limit 1) o
      where d.ctid = o.tid and o.webhook_delivery_id = r.delivery_id and o.status = ${sending}
        and o.attempts = r.attempt
      returning r.outcome, o.*, d.finished_at as ended_at
    ), logged as (
      insert into webhook_attempt (client_id, webhook_delivery_id, attempt, attempted_at, duration_ms, status_code,
                                   failure, reply_excerpt)
      select client_id, webhook_delivery_id, ${sql.join(LAST.map(([column]) => sql.ref(column)))}
      from marked where last_attempt is not null and outcome not in ${oneOf(UNTRIED)}
    )
    select e.*, array(select distinct entity_id from marked where ended_at is not null) as finished
    from endpoint e`.execute(work.db),
  ])
  return rows[0] && opened(work, endpointId, rows[0])
}

/**
 * A turn finds rows by their keys and changes them where it found them, one after the other. Whatever else the planner may
 * think of, it thinks of while it believes a table to be empty: after a start, and whenever somebody analyzes it while a
 * large transaction fills it. Every turn would then read everything that the client has. So an entry of an index is said to
 * cost a hundred, which makes a row's place the cheapest way to it; and a row is asked for as the first from its id on,
 * which only the index of the key gives without sorting: asked for the id itself, any index of the client would do.
 */
const probing = ({ db }: Work) =>
  sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
             set_config('enable_sort', 'off', true), set_config('cpu_index_tuple_cost', '100', true)`.execute(
    db,
  )

const statusAfter = ({ outcome }: Marked): DeliveryStatus =>
  move(deliveryMachine, deliveryMachine.state.sending, outcomes[outcome])

const waitMs = ({ wait }: Marked) => (wait === null ? null : Math.ceil(wait * 1000))

/** The last attempt, which stands beside the delivery, in the order of the log that it goes to when the next one was made. */
const LAST = [
  ['last_attempt', sql`r.attempt`],
  ['last_attempted_at', sql`to_timestamp(r.at / 1000.0)`],
  ['last_duration_ms', sql`r.ms`],
  ['last_status_code', sql`r.code`],
  ['last_failure', sql`r.failure`],
  ['last_excerpt', sql`r.excerpt`],
] as const

const lastOf = ([column, value]: (typeof LAST)[number]) =>
  sql`${sql.ref(column)} = case when r.outcome in ${oneOf(UNTRIED)} then ${sql.ref(`o.${column}`)} else ${value} end`

/** They count against the schedule of retries. */
const FAILURES: readonly Outcome[] = ['failed', 'parked']
/** Nothing to tell of. */
const UNTRIED: readonly Outcome[] = ['released']

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
