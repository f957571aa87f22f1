import { type RawBuilder, sql } from 'kysely'
import { DUE, deliveryMachine } from '../../domain/webhooks/delivery.ts'
import { arrow } from '../../kernel/machine.ts'
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
  /** Attempts that this process may begin now, tests included. */
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
 * Decides the order per entity, under the endpoint's lock that openTurn took: only a turn finishes a delivery, so what is
 * unfinished here stays so until commit. Of the due ones, oldest first, the heads are leased, as many as there is room
 * for; the others go behind their head, out of the index of what is due, and come back when a turn finishes what is
 * before them. So each is looked at once or twice however long it waits. A statement after openTurn's, because it must
 * see what that one finished. It is written so that only index probes can answer it, whatever the planner believes about
 * a table that just filled.
 */
export async function claim(tx: Tx, { endpointId }: Lane, given: Claim): Promise<Taken> {
  const { finished, room, slots, window, lease, which } = given
  const own = sql`client_id = ${tx.clientId} and webhook_endpoint_id = ${endpointId}`
  const headOf = (entity: string) => headIn(own, entity)
  const { rows } = await sql<Claimed & { becomes: 'sends' | 'leads' | 'follows' }>`
    with due as (
      select d.webhook_delivery_id as id, d.entity_id, d.next_attempt_at as at, d.is_test,
             d.webhook_delivery_id = (${headOf('d.entity_id')}) as is_head
      from webhook_delivery d
      where ${own} and d.status in ${oneOf(DUE)} and d.next_attempt_at <= now() and (d.is_test or ${which} = 'all')
      order by d.next_attempt_at limit ${window}::bigint for update of d skip locked
    ), next as (
      select h.id from (select (${headOf('f.entity_id')}) as id from (
        select unnest(${finished}::uuid[]) as entity_id union select entity_id from due where not is_head) f) h
      where (select q.status from webhook_delivery q where q.client_id = ${tx.clientId}
             and q.webhook_delivery_id = h.id) in ${oneOf(lead.from)}
    ), test as (
      select array(select id from due where is_test and ${which} <> 'none' limit ${slots}::bigint) as ids
    ), pick as (
      select t.ids || array(
               select c.id from (select id, at from due where is_head and not is_test
                                 union all select id, now() from next) c
               where ${which} = 'all' order by c.at
               limit greatest(least(${slots}::bigint - cardinality(t.ids), ${room}::bigint - (
                 select count(*) from webhook_delivery where ${own} and status = ${sending}
                 and next_attempt_at > now() and not is_test)), 0)) as ids
      from test t
    ), moved as (
      select m.id, m.becomes from pick p cross join lateral (
        select unnest(p.ids) as id, 'sends' as becomes
        union all select id, 'leads' from next where id <> all(p.ids)
        union all select id, 'follows' from due where not is_head) m
    )
    update webhook_delivery d
    set status = case m.becomes when 'sends' then ${sending} when 'leads' then ${waiting} else ${queued} end,
        attempts = attempts + (m.becomes = 'sends')::int,
        next_attempt_at = case m.becomes when 'sends' then now() + make_interval(secs => ${lease}::float8)
                                         when 'leads' then now() end
    from moved m
    where d.client_id = ${tx.clientId} and d.webhook_delivery_id = m.id
      and d.webhook_delivery_id = any(array(select id from moved))
    returning m.becomes, d.webhook_delivery_id as "deliveryId", d.event_id as "eventId", d.attempts as attempt,
              d.failures, d.is_test as "isTest", case m.becomes when 'sends' then
              (select v.body from event v where v.client_id = d.client_id and v.event_id = d.event_id) end as body
  `.execute(tx.db)
  return {
    claimed: rows.filter(({ becomes }) => becomes === 'sends'),
    followers: rows.filter(({ becomes }) => becomes === 'follows').length,
  }
}

/** The oldest unfinished delivery of an entity. */
const headIn = (own: RawBuilder<unknown>, entity: string) => sql`
  select e.webhook_delivery_id from webhook_delivery e
  where ${own} and e.entity_id = ${sql.ref(entity)} and e.finished_at is null order by e.seq limit 1`
