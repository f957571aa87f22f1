import { sql } from 'kysely'
import { envelope, eventType, families } from '../domain/events.ts'
import { isoInstant } from '../kernel/dates.ts'
import { newId } from '../kernel/ids.ts'
import { eventForms } from './event-forms.ts'
import { writeWithDeliveries } from './webhook-outbox.ts'
import type { Emission, LaterItem, Work } from './work.ts'

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
  await sql`
    insert into agenda (agenda_id, client_id, company_id, task, key, payload, due_at, wake_at)
    select i.agenda_id, ${work.clientId}::uuid, i.company_id, i.task, i.key, i.payload::jsonb, i.due_at,
           i.due_at - make_interval(secs => c.clock_offset / 1000.0)
    from unnest(${items.map(() => newId())}::uuid[], ${items.map((i) => i.companyId)}::uuid[],
                ${items.map((i) => i.task)}::text[], ${items.map((i) => i.key)}::text[],
                ${items.map((i) => JSON.stringify(i.payload ?? {}))}::text[],
                ${items.map((i) => isoInstant(i.dueAt))}::timestamptz[])
      as i(agenda_id, company_id, task, key, payload, due_at)
    join client c on c.client_id = ${work.clientId}
    on conflict (client_id, task, key) do nothing`.execute(work.db)
  await sql`select pg_notify('purser_agenda', '')`.execute(work.db)
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
