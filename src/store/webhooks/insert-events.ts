import { sql } from 'kysely'
import { deliveryMachine } from '../../domain/webhooks/delivery.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import type { Work } from '../database/work.ts'
import { TEST_FAMILY } from './events.ts'

const queued = sql.lit(deliveryMachine.initial)
/** Due at once. */
const waiting = sql.lit(move(deliveryMachine, deliveryMachine.initial, 'lead'))

/** An event as it is stored; `family` is the name that endpoints choose by. */
export interface EventToWrite {
  readonly eventId: string
  readonly companyId: string | null
  readonly family: string
  readonly type: string
  readonly entityId: string
  readonly body: string
}

/**
 * Writes events and, for every enabled endpoint of their family, a delivery, in one statement that only inserts: it reads
 * no delivery and locks none, so whatever the delivery loop does meanwhile neither delays the writer nor, in a payroll's
 * repeatable read, aborts it. (The foreign key locks the endpoint for key share, which no change of an endpoint but its
 * deletion conflicts with.)
 *
 * Why the order per entity holds. Whoever changes an entity's state holds its row lock from before this statement
 * until commit, and seq is drawn from one Postgres sequence inside it. So a later change draws a larger seq and
 * becomes visible later: per entity, order by seq is commit order, whatever the clocks of the processes say.
 *
 * Why no delivery is left behind. The first of an entity is due at once, whatever is before it: a turn that finds it due
 * sends it or, when an earlier one is unfinished, queues it behind that one (turn.ts). The others of this statement
 * queue behind the first, which nobody can have finished before they are visible.
 */
export async function writeWithDeliveries(work: Work, events: readonly EventToWrite[]): Promise<void> {
  await insertion(work, events).execute(work.db)
}

/** The same as the transaction ends, in one round trip with its commit. */
export function closeWithDeliveries(work: Work, events: readonly EventToWrite[]): void {
  const { sql: text, parameters: values } = insertion(work, events).compile(work.db)
  work.closing.push({ text, values })
}

const insertion = (work: Work, events: readonly EventToWrite[]) => sql`
    with written as (
      insert into event (client_id, event_id, company_id, family, event_type, entity_id, occurred_at, body)
      select ${work.clientId}::uuid, e.event_id, e.company_id, e.family, e.event_type, e.entity_id,
             ${isoInstant(work.now)}::timestamptz, e.body
      from unnest(${events.map((e) => e.eventId)}::uuid[], ${events.map((e) => e.companyId)}::uuid[],
                  ${events.map((e) => e.family)}::text[], ${events.map((e) => e.type)}::text[],
                  ${events.map((e) => e.entityId)}::uuid[], ${events.map((e) => e.body)}::text[])
        with ordinality as e(event_id, company_id, family, event_type, entity_id, body, place)
      order by e.place
      returning event_id, family, entity_id, seq
    ), routed as (
      select w.*, p.webhook_endpoint_id,
             row_number() over (partition by p.webhook_endpoint_id, w.entity_id order by w.seq) as place
      from written w join webhook_endpoint p
        on p.client_id = ${work.clientId} and p.enabled and w.family = any(p.families)
       -- News of an endpoint goes to the others.
       and p.webhook_endpoint_id <> w.entity_id
    )
    insert into webhook_delivery (client_id, webhook_endpoint_id, event_id, entity_id, seq, status, next_attempt_at)
    select ${work.clientId}::uuid, r.webhook_endpoint_id, r.event_id, r.entity_id, r.seq,
           case r.place when 1 then ${waiting} else ${queued} end, case r.place when 1 then now() end
    from routed r
    order by r.webhook_endpoint_id, r.seq`

/** An event for one endpoint alone, an entity of its own: it waits behind nothing and is due before everything. */
export async function writeTestEvent(
  work: Work,
  {
    endpointId,
    type,
    body,
    eventId,
  }: { endpointId: Id<'webhookEndpoint'>; type: string; body: string; eventId: string },
): Promise<Id<'webhookDelivery'>> {
  const deliveryId = newId<'webhookDelivery'>()
  await sql`
    with written as (
      insert into event (client_id, event_id, family, event_type, entity_id, occurred_at, body)
      values (${work.clientId}, ${eventId}, ${TEST_FAMILY}, ${type}, ${eventId}, ${isoInstant(work.now)}, ${body})
      returning seq
    )
    insert into webhook_delivery (client_id, webhook_delivery_id, webhook_endpoint_id, event_id, entity_id, seq,
                                  is_test, status, next_attempt_at)
    select ${work.clientId}::uuid, ${deliveryId}::uuid, ${endpointId}::uuid, ${eventId}::uuid, ${eventId}::uuid, seq,
           true, ${waiting}, 'epoch' from written`.execute(work.db)
  return deliveryId
}
