import { envelope, eventType, families } from '../../domain/events.ts'
import { easternDay, type Instant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { assert, Problem } from '../../kernel/problem.ts'
import { closeWithLater } from '../../store/agenda/insert.ts'
import {
  type Changes,
  changesOf,
  isAbout,
  type Noted,
  notedHere,
  readNoted,
} from '../../store/audit/changes.ts'
import { type Act, insertAudit } from '../../store/audit/insert.ts'
import { standingOf } from '../../store/copies/closing.ts'
import { allEnded, together } from '../../store/database/together.ts'
import { asService } from '../../store/database/transaction.ts'
import type { Emission, Work } from '../../store/database/work.ts'
import { closeWithDeliveries } from '../../store/webhooks/insert-events.ts'
import { eventPayloads } from './payloads.ts'

/** What was done, and by whom. */
export interface Deed {
  readonly work: Work
  readonly by: Act
}

interface How {
  readonly reads?: boolean
  readonly whileClosed?: boolean
  readonly limited?: boolean
}

/** Writes what the work tells: events, later work and one audit row, in the transaction that did it. */
export async function flush(work: Work, by: Act): Promise<void> {
  await flushAll([{ work, by }])
}

/**
 * The same of several that share a transaction, with an audit row each. Answers what each changed; whoever only reads is
 * not asked. A company's rows are read as who wrote them: over several machines no other role sees them before the commit
 * (decision 104).
 */
export async function flushAll(
  told: readonly Deed[],
  { reads = false, whileClosed = false, limited = false }: How = {},
): Promise<readonly Changes[]> {
  const { work } = told[0]!
  const all = told.map((each) => each.work.outbox)
  const { here, there } = await together({
    here: reads ? Promise.resolve(null) : notedHere(work),
    events: writeEvents(
      work,
      all.flatMap(({ events }) => events),
    ),
    there: reads ? Promise.resolve([]) : notedThere(work, companiesOf(all), whileClosed),
  })
  if (limited) await asService(work)
  const noted = sharedOut(readNoted([here, ...there]), all)
  const vault = await work.vault(null)
  const changes: Changes[] = []
  for (const [at, { work: own, by }] of told.entries()) {
    const changed = await changesOf(own, noted[at]!)
    closeWithLater(own, own.outbox.later)
    insertAudit(own, vault, own.outbox.notes, by, changed)
    changes.push(changed)
  }
  return changes
}

/** What was noted, to each the rows that its notes name. */
function sharedOut(noted: readonly Noted[], all: readonly Work['outbox'][]): readonly (readonly Noted[])[] {
  if (all.length === 1) return [noted]
  const parts = all.map(({ notes }) => {
    const ids = notes.flatMap(({ subjectIds }) => subjectIds ?? [])
    return noted.filter((line) => isAbout(line, ids))
  })
  const lines = parts.flat()
  const isOnes = lines.length === noted.length && new Set(lines).size === noted.length
  assert(isOnes, 'of who shares a transaction, each names what it changes')
  return parts
}

/** The company that each names first. */
const companiesOf = (all: readonly Work['outbox'][]): readonly Id<'company'>[] => [
  ...new Set(all.flatMap(({ notes }) => notes.find((note) => note.companyId)?.companyId ?? [])),
]

/**
 * What was noted of the companies' rows. A company that moved out changes nothing any more: whatever writes of it says
 * whose it is.
 */
const notedThere = (
  work: Work,
  companyIds: readonly Id<'company'>[],
  whileClosed: boolean,
): Promise<readonly (string | null)[]> =>
  allEnded(
    companyIds.map(async (companyId) => {
      const standing = await standingOf(work, companyId)
      if (standing?.closedAt && !whileClosed) throw new Problem(409, closedWords(standing.closedAt))
      return standing?.noted ?? null
    }),
  )

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
