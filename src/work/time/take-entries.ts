import { laborKinds } from '../../domain/structure/labor.ts'
import { hundredths } from '../../domain/time/card-hours.ts'
import { type Entry, type EntryRow, paidMinutes } from '../../domain/time/entries.ts'
import { dayOfLocal } from '../../domain/time/local-time.ts'
import { type SaidTime, saidTime, type TimeRow } from '../../domain/time/time-sheet.ts'
import { addDays } from '../../kernel/dates.ts'
import { filled } from '../../kernel/filled.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { type LockedWorker, lockNamedWorkers } from '../../store/people/named-workers.ts'
import { entriesOf, insertEntry, updateEntry } from '../../store/time/entries.ts'
import { type EntrySite, entrySiteOf, siteAfter } from '../../wire/entry-site.ts'
import { NOBODY, noUnitWords, type RowResult, unknownWords } from '../../wire/sheet.ts'
import { contextRefusals, stretchRefusals } from '../../wire/time-entry.ts'
import type { WorkSite } from '../../wire/work-site.ts'
import { type UnitOf, unitsNamed } from '../people/units-named.ts'
import { meeting, nameOf, namesIn, type WorkerMet } from '../people/workers-named.ts'
import { cardFor, type EntryContext, entryContext, entryOf, touch } from './entry.ts'
import { checkedStretch } from './stretch.ts'

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

async function takeOfWorker(work: Work, worker: Worker, rows: readonly RightRow[]): Promise<EntryTaken[]> {
  const days = rows.map(({ said }) => dayOfLocal(said.start)).sort()
  const span = { userIds: [worker.userId], from: addDays(days[0]!, -1), to: addDays(days.at(-1)!, 1) }
  const entries = await entriesOf(work, worker.companyId, span)
  const taken: EntryTaken[] = []
  let context: EntryContext | undefined
  for (const row of rows) {
    taken.push(
      await orFault(row, async () => {
        context ??= await entryContext(work, worker, refuse)
        const kept = entries.find(({ localStart }) => localStart === row.said.start)
        return takeEntry(work, worker, { row, context, kept })
      }),
    )
  }
  return taken
}

const words = { ...contextRefusals, ...stretchRefusals }
const refuse = (name: keyof typeof words, values: Readonly<Record<string, string>> = {}): never => {
  throw new Problem(400, filled(words[name], values))
}

/** What is refused of one row does not keep the others out. */
async function orFault(row: RightRow, take: () => Promise<EntryTaken>): Promise<EntryTaken> {
  try {
    return await take()
  } catch (refused) {
    if (refused instanceof Problem) return answerOf({ ...row, error: refused.message })
    throw refused
  }
}

interface Asked {
  readonly row: RightRow
  readonly context: EntryContext
  /** What begins at the same time. */
  readonly kept: EntryRow | undefined
}

async function takeEntry(work: Work, worker: Worker, { row, context, kept }: Asked): Promise<EntryTaken> {
  const { companyId, userId } = worker
  const { said } = row
  const sent = { ...said, zone: context.zone, ...(kept ? { kept } : {}) }
  const stretch = await checkedStretch(work, worker, sent, refuse)
  // Of an entry that only is sent again, what the row does not say stays as somebody made it.
  const isSent = kept?.localEnd === said.end
  const pause = said.breakMinutes ?? (isSent ? kept.breakMinutes : undefined)
  const site = kept ? siteAfter(said.site, kept) : entrySiteOf(said.site)
  const entry = { ...entryOf(stretch, context, pause), ...site }
  if (kept && isSame(kept, entry))
    return answerOf(row, { ...entry, timeEntryId: kept.timeEntryId, result: 'same' })

  const card = await cardFor(work, worker, { day: dayOfLocal(said.start), context }, refuse)
  const { timeCardId } = card
  const timeEntryId = kept
    ? kept.timeEntryId
    : await insertEntry(work, { ...entry, companyId, userId, timeCardId, source: 'manual' })
  if (kept) await updateEntry(work, { ...kept, ...entry, timeCardId })
  await touch(work, card)
  return answerOf(row, { ...entry, timeEntryId, result: kept ? 'replaced' : 'added' })
}

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
