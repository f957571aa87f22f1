import { isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import type { LaterItem, Work } from '../database/work.ts'
import { AGENDA_CHANNEL, LOOK_EVERY } from './channel.ts'

/**
 * Puts later work on the agenda, at the end of the transaction; what is there already under the same task and key stays
 * as it is.
 */
export function closeWithLater(work: Work, items: readonly LaterItem[]): void {
  if (items.length === 0) return
  work.closing.push({
    text: LATER,
    values: [
      work.clientId,
      items.map(() => newId()),
      items.map((item) => item.companyId),
      items.map((item) => item.task),
      items.map((item) => item.key),
      items.map((item) => JSON.stringify(item.payload)),
      items.map((item) => isoInstant(item.dueAt)),
    ],
  })
  // Runners look by themselves every LOOK_EVERY ms; only what cannot wait that long calls them: a notice orders commits.
  if (items.some(({ dueAt }) => dueAt <= work.now + LOOK_EVERY)) {
    work.closing.push({ text: `select pg_notify('${AGENDA_CHANNEL}', '')`, values: [] })
  }
}

/** The share lock holds the client's clock until the commit: a travel that ends meanwhile would leave these rows behind. */
const LATER = `
  insert into agenda (agenda_id, client_id, company_id, task, key, payload, due_at, wake_at)
  select i.agenda_id, c.client_id, i.company_id, i.task, i.key, i.payload::jsonb, i.due_at,
         i.due_at - c.clock_offset * interval '1 millisecond'
  from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
    with ordinality as i(agenda_id, company_id, task, key, payload, due_at, position)
  cross join (select client_id, clock_offset from client where client_id = $1 for share) c
  order by i.position
  on conflict (client_id, task, key) where parked_at is null do nothing`
