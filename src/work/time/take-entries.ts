import { laborKinds } from '../../domain/structure/labor.ts'
import { hundredths } from '../../domain/time/card-hours.ts'
import { type Entry, type EntryRow, paidMinutes } from '../../domain/time/entries.ts'
import { dayOfLocal } from '../../domain/time/local-time.ts'
import { type Stretch, stretchOf } from '../../domain/time/stretch.ts'
import type { CardRow } from '../../domain/time/time-card.ts'
import { type SaidTime, saidTime, type TimeRow } from '../../domain/time/time-sheet.ts'
import { type Day, type Instant, instant } from '../../kernel/dates.ts'
import { filled } from '../../kernel/filled.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { type LockedWorker, lockNamedWorkers } from '../../store/people/named-workers.ts'
import { entriesWithin, insertEntries, updateEntry } from '../../store/time/entries.ts'
import { type EntrySite, entrySiteOf, siteAfter } from '../../wire/entry-site.ts'
import { NOBODY, noUnitWords, type RowResult, unknownWords } from '../../wire/sheet.ts'
import { contextRefusals, stretchRefusals } from '../../wire/time-entry.ts'
import type { WorkSite } from '../../wire/work-site.ts'
import { type UnitOf, unitsNamed } from '../people/units-named.ts'
import { meeting, nameOf, namesIn, type WorkerMet } from '../people/workers-named.ts'
import { checkEmployed } from './check-employed.ts'
import { cardFor, type EntryContext, entryContext, entryOf, touch } from './entry.ts'
import { stretchSent } from './stretch.ts'

/** What became of a row of a sheet of time worked. */
export interface EntryTaken {
  readonly row: number
  readonly userId: Id<'user'> | null
  readonly userName: string
  readonly timeEntryId: Id<'timeEntry'> | null
  readonly start: string | null
  readonly end: string | null
  readonly hours: number | null
  readonly result: RowResult | null
  readonly error: string
}

/** Takes every row that is right, worker by worker; what is there already is not touched, whatever its card is. */
export async function takeEntries(
  work: Work,
  companyId: Id<'company'>,
  rows: readonly TimeRow[],
): Promise<readonly EntryTaken[]> {
  const cells = rows.map((row) => row.cells)
  const found = await lockNamedWorkers(work, companyId, namesIn(cells))
  const units = await unitsNamed(work, companyId, cells)
  const meet = meeting(found, unknownWords)
  const read = rows.map((row) => readRow(row, { met: meet(row.cells), units }))

  const right = groupedBy(read.filter(isRight), ({ worker }) => worker)
  const taken = new Map<number, EntryTaken>()
  for (const [worker, own] of right) {
    for (const each of await takeOfWorker(work, { companyId, ...worker }, own)) {
      taken.set(each.row, each)
    }
  }
  const changed = [...taken.values()].filter(({ result }) => result === 'added' || result === 'replaced')
  const subjectIds = [...new Set(changed.flatMap(({ userId, timeEntryId }) => [userId!, timeEntryId!]))]
  work.note({ companyId, subjectIds, facts: { rows: rows.length } })
  return read.map((row) => taken.get(row.row) ?? answerOf(row))
}

interface ReadRow {
  readonly row: number
  readonly worker: LockedWorker | undefined
  readonly userName: string
  readonly said: (SaidTime & { readonly site: WorkSite }) | undefined
  readonly error: string
}
type RightRow = ReadRow & { readonly worker: LockedWorker; readonly said: NonNullable<ReadRow['said']> }
const isRight = (row: ReadRow): row is RightRow => row.said !== undefined

function readRow(
  row: TimeRow,
  { met: { worker, fault }, units }: { readonly met: WorkerMet<LockedWorker>; readonly units: UnitOf },
): ReadRow {
  const { value } = nameOf(row.cells)
  const who = { row: row.row, worker, userName: worker?.name ?? value, said: undefined }
  if (worker === undefined) return { ...who, error: value === '' ? NOBODY : fault }
  const said = saidTime(row)
  if ('fault' in said) return { ...who, error: said.fault }
  const missing = laborKinds.find((kind) => row.cells[kind] !== '' && !units(kind, row.cells[kind]))
  if (missing) return { ...who, error: noUnitWords(missing, row.cells[missing]) }
  const site = {
    departmentId: units('department', row.cells.department),
    jobId: units('job', row.cells.job),
    costCenterId: units('costCenter', row.cells.costCenter),
  }
  return { ...who, said: { ...said, site }, error: '' }
}

type Worker = LockedWorker & { readonly companyId: Id<'company'> }

/** What is known of a worker while the rows are taken. */
interface Ground {
  readonly worker: Worker
  readonly context: EntryContext
  /** Entries that were there before. */
  readonly there: readonly EntryRow[]
  /** Entries of earlier rows, which are inserted together. */
  readonly fresh: EntryRow[]
  readonly cards: CardRow[]
}

async function takeOfWorker(work: Work, worker: Worker, rows: readonly RightRow[]): Promise<EntryTaken[]> {
  const context = await orFault(() => entryContext(work, worker, refuse))
  if (typeof context === 'string') return rows.map((row) => answerOf({ ...row, error: context }))
  const there = await entriesAround(work, worker, { rows, zone: context.zone })
  const ground: Ground = { worker, context, there, fresh: [], cards: [] }
  const taken: EntryTaken[] = []
  for (const row of rows) {
    const result = await orFault(() => takeEntry(work, ground, row))
    taken.push(typeof result === 'string' ? answerOf({ ...row, error: result }) : result)
  }
  await insertEntries(work, ground.fresh)
  return taken
}

/** Everything that the rows may meet. */
async function entriesAround(
  work: Work,
  worker: Worker,
  { rows, zone }: { readonly rows: readonly RightRow[]; readonly zone: string },
): Promise<readonly EntryRow[]> {
  const stretches = rows
    .map(({ said }) => stretchOf(said.start, said.end, zone))
    .filter((stretch) => typeof stretch !== 'string')
  if (stretches.length === 0) return []
  const starts = stretches.map(({ start }) => start)
  const ends = stretches.map(({ end }) => end)
  // A time that the clocks of autumn show twice may mean the second.
  const [start, end] = [Math.min(...starts), Math.max(...ends) + HOUR].map(instant) as [Instant, Instant]
  return entriesWithin(work, worker, { start, end })
}

const HOUR = 3_600_000

const words = { ...contextRefusals, ...stretchRefusals }
const refuse = (name: keyof typeof words, values: Readonly<Record<string, string>> = {}): never => {
  throw new Problem(400, filled(words[name], values))
}

/** What is refused of one row does not keep the others out. */
async function orFault<Done>(act: () => Promise<Done>): Promise<Done | string> {
  try {
    return await act()
  } catch (refused) {
    if (refused instanceof Problem) return refused.message
    throw refused
  }
}

async function takeEntry(work: Work, ground: Ground, row: RightRow): Promise<EntryTaken> {
  const { worker, context, there, fresh } = ground
  const { said } = row
  const kept = there.find(({ localStart }) => localStart === said.start)
  const stretch = stretchSent({ ...said, zone: context.zone, kept }, refuse)
  // Of an entry that only is sent again, what the row does not say stays as somebody made it.
  const isSent = kept?.localEnd === said.end
  const pause = said.breakMinutes ?? (isSent ? kept.breakMinutes : undefined)
  const site = kept ? siteAfter(said.site, kept) : entrySiteOf(said.site)
  const entry = { ...entryOf(stretch, context, pause), ...site }
  if (kept && isSame(kept, entry)) {
    return answerOf(row, { ...entry, timeEntryId: kept.timeEntryId, result: 'same' })
  }

  if ([...there, ...fresh].some((other) => other !== kept && isOver(other, stretch))) refuse('overlap')
  const { timeCardId } = await openCard(work, ground, dayOfLocal(said.start))
  if (kept) {
    await updateEntry(work, { ...kept, ...entry, timeCardId })
    return answerOf(row, { ...entry, timeEntryId: kept.timeEntryId, result: 'replaced' })
  }
  const { companyId, userId } = worker
  const added = { ...entry, timeEntryId: newId<'timeEntry'>(), companyId, userId, timeCardId }
  fresh.push({ ...added, source: 'manual' })
  return answerOf(row, { ...added, result: 'added' })
}

/** The card of a day, asked for once a period; it is its worker's again. */
async function openCard(work: Work, { worker, context, cards }: Ground, day: Day): Promise<CardRow> {
  const known = cards.find(({ begin, end }) => begin <= day && day <= end)
  if (known) {
    checkEmployed({ ...worker, ...context }, day, refuse)
    return known
  }
  const card = await cardFor(work, worker, { day, context }, refuse)
  await touch(work, card)
  cards.push(card)
  return card
}

const isOver = (other: EntryRow, { start, end }: Stretch): boolean =>
  other.start < end && (other.end === null || other.end > start)

const SAME = [
  'zone',
  'localStart',
  'localEnd',
  'start',
  'end',
  'breakMinutes',
  'at',
  'departmentId',
  'jobId',
  'costCenterId',
] as const
const isSame = (kept: EntryRow, entry: Entry & EntrySite): boolean =>
  SAME.every((key) => kept[key] === entry[key])

type Done = Entry & { readonly timeEntryId: Id<'timeEntry'>; readonly result: RowResult }

const answerOf = ({ row, worker, userName, said, error }: ReadRow, done?: Done): EntryTaken => ({
  ...{ row, userId: worker?.userId ?? null, userName, error },
  timeEntryId: done?.timeEntryId ?? null,
  start: said?.start ?? null,
  end: said?.end ?? null,
  hours: done ? hundredths(paidMinutes(done)) / 100 : null,
  result: done?.result ?? null,
})
