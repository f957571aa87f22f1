import { sql } from 'kysely'
import type pg from 'pg'
import { DUE, deliveryMachine } from '../../domain/webhooks/delivery.ts'
import type { Id } from '../../kernel/ids.ts'
import { arrow } from '../../kernel/machine.ts'
import { oneOf, oneOfText } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

const due = oneOfText(DUE)
const held = arrow(deliveryMachine, 'hold')

/** One endpoint of one client: the lane in which its deliveries run. */
export interface Lane {
  readonly clientId: Id<'client'>
  readonly endpointId: Id<'webhookEndpoint'>
}

/** A lane with something due, and whether that is a test, which waits for nothing. */
export interface DueLane extends Lane {
  readonly hasTest: boolean
}

/**
 * Lanes with something due, over all clients: outside any client's transaction, so the search policy applies. It
 * hops along the index from lane to lane, so a long backlog costs no more than a short one. Without values it is planned
 * each time: a plan from when the table was empty would read all of it.
 */
export async function dueLanes(pool: pg.Pool): Promise<readonly DueLane[]> {
  const { rows } = await pool.query<DueLane>(`
    with recursive lane as (
      (select client_id, webhook_endpoint_id, next_attempt_at, is_test from webhook_delivery
       where status in ${due} order by client_id, webhook_endpoint_id, next_attempt_at limit 1)
      union all
      select n.client_id, n.webhook_endpoint_id, n.next_attempt_at, n.is_test from lane l cross join lateral (
        select d.client_id, d.webhook_endpoint_id, d.next_attempt_at, d.is_test from webhook_delivery d
        where d.status in ${due}
          and (d.client_id, d.webhook_endpoint_id) > (l.client_id, l.webhook_endpoint_id)
        order by d.client_id, d.webhook_endpoint_id, d.next_attempt_at limit 1) n
    )
    select client_id as "clientId", webhook_endpoint_id as "endpointId", is_test as "hasTest"
    from lane where next_attempt_at <= now()`)
  return rows
}

export interface Health {
  readonly failing: boolean
  /** Why it is paused from now on; it goes on collecting. */
  readonly pause?: string
  /** Why it is disabled from now on. */
  readonly disable?: string
}

/** Remembers since when nothing has arrived; a reason closes the endpoint. */
export async function setHealth(
  tx: Tx,
  { endpointId }: Lane,
  { failing, pause, disable }: Health,
): Promise<void> {
  await sql`
    update webhook_endpoint
    set failing_since = case when ${failing}::boolean then coalesce(failing_since, now()) end,
        paused_at = case when ${pause ?? null}::text is null then paused_at else now() end,
        paused_reason = coalesce(${pause ?? null}::text, paused_reason),
        enabled = enabled and ${disable ?? null}::text is null,
        disabled_at = case when ${disable ?? null}::text is null then disabled_at else now() end,
        disabled_reason = coalesce(${disable ?? null}::text, disabled_reason)
    where client_id = ${tx.clientId} and webhook_endpoint_id = ${endpointId}`.execute(tx.db)
}

/** A closed endpoint's due deliveries leave the search until it opens again. The caller holds the endpoint's lock. */
export async function holdDue(tx: Tx, { endpointId }: Lane): Promise<void> {
  await sql`
    update webhook_delivery set status = ${sql.lit(held.to)}, next_attempt_at = null
    where client_id = ${tx.clientId} and webhook_delivery_id = any(array(
      select webhook_delivery_id from webhook_delivery
      where client_id = ${tx.clientId} and webhook_endpoint_id = ${endpointId} and not is_test
        and status in ${oneOf(held.from)} and (status = ${sql.lit(deliveryMachine.state.waiting)} or next_attempt_at <= now())
      for update skip locked))`.execute(tx.db)
}
