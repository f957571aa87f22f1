import { sql } from 'kysely'
import { envelope, eventType, families } from '../domain/events.ts'
import { isoInstant } from '../kernel/dates.ts'
import { newId } from '../kernel/ids.ts'
import { AGENDA_CHANNEL, LOOK_EVERY } from './agenda/channel.ts'
import type { Emission, LaterItem, Work } from './database/work.ts'
import { eventForms } from './event-forms.ts'
import { writeWithDeliveries } from './webhooks/outbox.ts'

export interface Actor {
  readonly actor: string
  readonly operation: string
  readonly requestId: string
}

/** Writes what the work tells: events, later work and one audit row, in the transaction that did it. */
export async function flush(work: Work, by: Actor): Promise<void> {
  await writeEvents(work, work.outbox.events)
  await writeAgenda(work, work.outbox.later)
  await writeAudit(work, by)
}

async function writeEvents(work: Work, emitted: readonly Emission[]): Promise<void> {
  if (emitted.length === 0) return
  const shown = await eventForms(work, emitted)
  const rows = emitted.map((event, index) => {
    const eventId = newId<'event'>()
    const type = eventType(event.family, event.change)
    const { root } = families[event.family]
    const body = envelope({ eventId, type, at: work.now }, { root, shown: shown[index] })
    return { eventId, type, body, ...event }
  })
  await writeWithDeliveries(
    work,
    rows.map((row) => ({ ...row, family: families[row.family].family })),
  )
}

async function writeAgenda(work: Work, items: readonly LaterItem[]): Promise<void> {
  if (items.length === 0) return
  // The share lock holds the client's clock until the commit: a travel that ends meanwhile would leave these rows behind.
  await sql`
    insert into agenda (agenda_id, client_id, company_id, task, key, payload, due_at, wake_at)
    select i.agenda_id, c.client_id, i.company_id, i.task, i.key, i.payload::jsonb, i.due_at,
           i.due_at - c.clock_offset * interval '1 millisecond'
    from unnest(${items.map(() => newId())}::uuid[], ${items.map((i) => i.companyId)}::uuid[],
                ${items.map((i) => i.task)}::text[], ${items.map((i) => i.key)}::text[],
                ${items.map((i) => JSON.stringify(i.payload ?? {}))}::text[],
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

async function writeAudit(work: Work, by: Actor): Promise<void> {
  const notes = work.outbox.notes
  await work.db
    .insertInto('audit')
    .values({
      client_id: work.clientId,
      audit_id: newId(),
      company_id: notes.find((note) => note.companyId)?.companyId ?? null,
      actor: by.actor,
      operation: by.operation,
      request_id: by.requestId,
      subject_ids: notes.flatMap((note) => note.subjectIds ?? []),
      facts: JSON.stringify(Object.assign({}, ...notes.map((note) => note.facts ?? {}))),
      client_time: isoInstant(work.now),
    })
    .execute()
}
