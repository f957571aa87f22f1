import { envelope, eventType, families } from '../../domain/events.ts'
import { easternDay, type Instant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { Problem } from '../../kernel/problem.ts'
import { insertLater } from '../../store/agenda/insert.ts'
import { type Changes, changesOf, notedHere } from '../../store/audit/changes.ts'
import { type Act, insertAudit } from '../../store/audit/insert.ts'
import { standingOf } from '../../store/copies/closing.ts'
import { together } from '../../store/database/together.ts'
import { asService } from '../../store/database/transaction.ts'
import type { Emission, Work } from '../../store/database/work.ts'
import { closeWithDeliveries } from '../../store/webhooks/insert-events.ts'
import { eventPayloads } from './payloads.ts'

/**
 * Writes what the work tells: events, later work and one audit row, in the transaction that did it. Answers what was
 * changed; whoever only reads is not asked. The company's rows are read as who wrote them: over several machines no
 * other role sees them before the commit (decision 104).
 */
export async function flush(
  work: Work,
  by: Act,
  { reads = false, whileClosed = false, limited = false } = {},
): Promise<Changes> {
  const { here, there } = await together({
    here: reads ? Promise.resolve(null) : notedHere(work),
    events: writeEvents(work, work.outbox.events),
    there: reads ? Promise.resolve(null) : notedThere(work, whileClosed),
  })
  if (limited) await asService(work)
  const changes = await changesOf(work, [here, there])
  await insertLater(work, work.outbox.later)
  insertAudit(work, await work.vault(null), work.outbox.notes, by, changes)
  return changes
}

/**
 * What was noted of the company's rows. A company that moved out changes nothing any more: whatever writes of it says
 * whose it is.
 */
async function notedThere(work: Work, whileClosed: boolean): Promise<string | null> {
  const companyId = work.outbox.notes.find((note) => note.companyId)?.companyId
  const standing = companyId && (await standingOf(work, companyId))
  if (!standing) return null
  if (standing.closedAt && !whileClosed) throw new Problem(409, closedWords(standing.closedAt))
  return standing.noted
}

const closedWords = (at: Instant): string =>
  `The company was closed on ${easternDay(at)} to move to another service, and changes nothing here; a mistake is undone by ` +
  'closeCompany with reopen: true'

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
  closeWithDeliveries(
    work,
    rows.map((row) => ({ ...row, family: families[row.family].family })),
  )
}
