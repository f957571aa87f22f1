import { type RawBuilder, sql } from 'kysely'
import { DUE, deliveryMachine } from '../../domain/webhooks/delivery.ts'
import { arrow } from '../../kernel/machine.ts'
import { uuids } from '../database/arrays.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import type { Lane } from './lanes.ts'

const lead = arrow(deliveryMachine, 'lead')
const waiting = sql.lit(lead.to)
const queued = sql.lit(arrow(deliveryMachine, 'follow').to)
const sending = sql.lit(deliveryMachine.state.sending)

export interface Claimed {
  readonly deliveryId: string
  readonly eventId: string
  readonly attempt: number
  readonly failures: number
  readonly isTest: boolean
  readonly body: string
}

export interface Claim {
  readonly finished: readonly string[]
  /** Attempts at one time, over all processes; tests come on top. */
  readonly room: number
  /** How many this process has claimed that are not back, and how many it may have while no other process has any. */
  readonly held: number
  readonly ahead: number
  /** Tests that this process may begin now. */
  readonly slots: number
  /** How many due deliveries are looked at. */
  readonly window: number
  /** Seconds. */
  readonly lease: number
  readonly which: 'all' | 'tests' | 'none'
}

export interface Taken {
  readonly claimed: readonly Claimed[]
  /** How many were due and went behind an earlier one of their entity. */
  readonly followers: number
}

/**
 * Of what is claimed, at least one in so many waited to be; the others follow what was finished just now, which then need
 * not be written down as waiting first. So an entity that always has more to tell keeps nobody out.
 */
const SHARE = sql.lit(8)

/**
 * Decides the order per entity, under the endpoint's lock that openTurn took: only a turn finishes a delivery, so what is
 * unfinished here stays so until commit. Of the due ones, oldest first, the heads are leased, as many as there is room
 * for; the others go behind their head, out of the index of what is due, and come back when a turn finishes what is
 * before them. So each is looked at once or twice however long it waits. A statement after openTurn's, because it must
 * see what that one finished. It is written so that only index probes can answer it, whatever the planner believes about
 * a table that just filled; and a row is changed where it was found, without a second search (nobody else can have changed
 * it since: it is locked, or queued, which only turns change).
 */
export async function claim(tx: Tx, { endpointId }: Lane, given: Claim): Promise<Taken> {
  const { finished, room, held, ahead, slots, window, lease, which } = given
  const own = sql`client_id = ${tx.clientId} and webhook_endpoint_id = ${endpointId}`
  const { rows } = await sql<Moved>`
    with due as (
      select d.ctid as tid, d.entity_id, d.next_attempt_at as at, d.is_test,
             d.webhook_delivery_id = (select e.webhook_delivery_id from ${headIn(own, 'd.entity_id')}) as is_head
      from webhook_delivery d
      where ${own} and d.status in ${oneOf(DUE)} and d.next_attempt_at <= now() and (d.is_test or ${which} = 'all')
      order by d.next_attempt_at limit ${window}::bigint for update of d skip locked
    ), next as (
      select h.tid from (
        select unnest(${uuids(finished, (id) => id)}::uuid[]) as entity_id union select entity_id from due where not is_head) f
      cross join lateral (select e.ctid as tid, e.status from ${headIn(own, 'f.entity_id')}) h
      where h.status in ${oneOf(lead.from)}
    ), test as (
      select array(select tid from due where is_test and ${which} <> 'none' limit ${slots}::bigint) as tids
    ), leased as (
      select count(*) as n from webhook_delivery
      where ${own} and status = ${sending} and next_attempt_at > now() and not is_test
    ), free as (
      select greatest(case when n > ${held}::bigint then ${room}::bigint else ${ahead}::bigint end
                      - greatest(n, ${held}::bigint), 0) as n from leased
    ), pick as (
      select t.tids || array(
               select c.tid from (
                 select tid, 1 + 2 * (row_number() over (order by at) > f.n / ${SHARE} + 1)::int as turn, at
                 from due where is_head and not is_test
                 union all select tid, 2, now() from next) c
               where ${which} = 'all' order by c.turn, c.at limit f.n) as tids
      from test t cross join free f
    ), moved as (
      select unnest(p.tids) as tid, 'sends' as becomes from pick p
      union all select tid, 'leads' from next where tid not in (select unnest(p.tids) from pick p)
      union all select tid, 'follows' from due where not is_head
    )
    update webhook_delivery d
    set status = case m.becomes when 'sends' then ${sending} when 'leads' then ${waiting} else ${queued} end,
        attempts = attempts + (m.becomes = 'sends')::int,
        next_attempt_at = case m.becomes when 'sends' then now() + make_interval(secs => ${lease}::float8)
                                         when 'leads' then now() end
    from moved m
    where d.ctid = m.tid
    returning m.becomes, d.webhook_delivery_id as "deliveryId", d.event_id as "eventId", d.attempts as attempt,
              d.failures, d.is_test as "isTest", case m.becomes when 'sends' then ${BODY} end as body
  `.execute(tx.db)
  return takenOf(rows)
}

/** The first from its id on is the event itself: the delivery's key keeps it there. Why so: probing in turn.ts. */
const BODY = sql`(
  select v.body from event v where v.client_id = d.client_id and v.event_id >= d.event_id order by v.event_id limit 1)`

type Moved = Claimed & { readonly becomes: 'sends' | 'leads' | 'follows' }

const takenOf = (rows: readonly Moved[]): Taken => ({
  claimed: rows.filter(({ becomes }) => becomes === 'sends'),
  followers: rows.filter(({ becomes }) => becomes === 'follows').length,
})

/** The oldest unfinished delivery of an entity, as `e`. */
const headIn = (own: RawBuilder<unknown>, entity: string) => sql`(
  select e.ctid, e.webhook_delivery_id, e.status from webhook_delivery e
  where ${own} and e.entity_id = ${sql.ref(entity)} and e.finished_at is null order by e.seq limit 1) e`
