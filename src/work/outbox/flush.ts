import { envelope, eventType, families } from '../../domain/events.ts'
import { newId } from '../../kernel/ids.ts'
import { insertLater } from '../../store/agenda/insert.ts'
import { type Changes, changesOf, NONE } from '../../store/audit/changes.ts'
import { type Act, insertAudit } from '../../store/audit/insert.ts'
import type { Emission, Work } from '../../store/database/work.ts'
import { writeWithDeliveries } from '../../store/webhooks/insert-events.ts'
import { eventPayloads } from './payloads.ts'

/**
 * Writes what the work tells: events, later work and one audit row, in the transaction that did it. Answers what was
 * changed; whoever only reads is not asked.
 */
export async function flush(work: Work, by: Act, { reads = false } = {}): Promise<Changes> {
  await writeEvents(work, work.outbox.events)
  await insertLater(work, work.outbox.later)
  const changes = reads ? NONE : await changesOf(work)
  await insertAudit(work, await work.vault(null), work.outbox.notes, by, changes)
  return changes
}

async function writeEvents(work: Work, emitted: readonly Emission[]): Promise<void> {
  if (emitted.length === 0) return
  const shown = await eventPayloads(work, emitted)
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
