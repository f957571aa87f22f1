import { sql } from 'kysely'
import { isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import type { LaterItem, Work } from '../database/work.ts'
import { AGENDA_CHANNEL, LOOK_EVERY } from './channel.ts'

/** Puts later work on the agenda; what is there already under the same task and key stays as it is. */
export async function insertLater(work: Work, items: readonly LaterItem[]): Promise<void> {
  if (items.length === 0) return
  // The share lock holds the client's clock until the commit: a travel that ends meanwhile would leave these rows behind.
  await sql`
    insert into agenda (agenda_id, client_id, company_id, task, key, payload, due_at, wake_at)
    select i.agenda_id, c.client_id, i.company_id, i.task, i.key, i.payload::jsonb, i.due_at,
           i.due_at - c.clock_offset * interval '1 millisecond'
    from unnest(${items.map(() => newId())}::uuid[], ${items.map((i) => i.companyId)}::uuid[],
                ${items.map((i) => i.task)}::text[], ${items.map((i) => i.key)}::text[],
                ${items.map((i) => JSON.stringify(i.payload))}::text[],
                ${items.map((i) => isoInstant(i.dueAt))}::timestamptz[])
      with ordinality as i(agenda_id, company_id, task, key, payload, due_at, position)
    cross join (select client_id, clock_offset from client where client_id = ${work.clientId} for share) c
    order by i.position
    on conflict (client_id, task, key) where parked_at is null do nothing`.execute(work.db)
  // Runners look by themselves every LOOK_EVERY ms; only what cannot wait that long calls them: a notice orders commits.
  if (items.some(({ dueAt }) => dueAt <= work.now + LOOK_EVERY)) {
    await sql`select pg_notify(${AGENDA_CHANNEL}, '')`.execute(work.db)
  }
}
