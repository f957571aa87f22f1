import type { WageRecord } from '../../domain/pay/facts.ts'
import type { Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { type LockedWorker, lockNamedWorkers } from '../../store/people/named-workers.ts'
import { saveWages, wagesOf } from '../../store/people/wages.ts'
import { NOBODY, type RowResult, unknownWords } from '../../wire/sheet.ts'
import { wageFrom } from '../../wire/wage.ts'
import { twiceWords, type WageCells, wageSaid } from '../../wire/wage-file.ts'
import { settleUserStatus } from './settle-user-status.ts'
import { meeting, nameOf, namesIn, type WorkerMet } from './workers-named.ts'

/** What became of a row of a file of wages. */
export interface WageTaken {
  readonly row: number
  readonly userId: Id<'user'> | null
  readonly userName: string
  readonly wage: WageRecord | undefined
  readonly result: RowResult | null
  readonly error: string
}

/** Takes every row that is right; what is there already, of the same worker from the same day, is not touched. */
export async function takeWages(
  work: Work,
  companyId: Id<'company'>,
  rows: readonly WageCells[],
): Promise<readonly WageTaken[]> {
  const found = await lockNamedWorkers(work, companyId, namesIn(rows.map(({ cells }) => cells)))
  const userIdsFound = found.map(({ userId }) => userId)
  const kept = groupedBy(await wagesOf(work, companyId, userIdsFound), ({ userId }) => userId)

  const meet = meeting(found, unknownWords)
  const read = rows.map((row) => readRow(row, meet(row.cells)))
  const right = groupedBy(read.filter(isRight), ({ userId }) => userId)
  const judged = new Map([...right].flatMap(([userId, own]) => wagesIn(own, kept.get(userId) ?? [])))
  const taken = read.map((row) => judged.get(row.row) ?? { ...row, wage: undefined, result: null })

  const changed = taken.flatMap(({ userId, wage, result }) =>
    userId && wage && result !== 'same' ? [{ ...wage, userId }] : [],
  )
  const userIds = [...new Set(changed.map(({ userId }) => userId))]
  const wageIds = await saveWages(work, companyId, changed)
  if (userIds.length > 0) await settleUserStatus(work, companyId, userIds)
  work.note({ companyId, subjectIds: [...userIds, ...wageIds], facts: { rows: rows.length } })
  return taken
}

type Said = Extract<ReturnType<typeof wageSaid>, { wage: unknown }>['wage'] & { readonly from: Day }

interface ReadRow {
  readonly row: number
  readonly userId: Id<'user'> | null
  readonly userName: string
  readonly said: Said | undefined
  readonly error: string
}

type RightRow = ReadRow & { readonly userId: Id<'user'>; readonly said: Said }

const isRight = (row: ReadRow): row is RightRow => row.said !== undefined

function readRow(row: WageCells, { worker, fault }: WorkerMet<LockedWorker>): ReadRow {
  const { value } = nameOf(row.cells)
  const who = {
    row: row.row,
    userId: worker?.userId ?? null,
    userName: worker?.name ?? value,
    said: undefined,
  }
  if (worker === undefined) return { ...who, error: value === '' ? NOBODY : fault }
  const said = wageSaid(row)
  if ('fault' in said) return { ...who, error: said.fault }
  return { ...who, said: { ...said.wage, from: said.wage.startDate ?? worker.dateOfJoin }, error: '' }
}

/** The wages of one worker by their rows. Earlier days come first: what a row leaves out stays as in the wage before it. */
function wagesIn(
  rows: readonly RightRow[],
  kept: readonly WageRecord[],
): readonly (readonly [number, WageTaken])[] {
  const wages = new Map(kept.map((wage) => [wage.from, wage]))
  const rowOf = new Map<Day, number>()
  return rows
    .toSorted((a, b) => (a.said.from < b.said.from ? -1 : a.said.from > b.said.from ? 1 : a.row - b.row))
    .map(({ said, ...row }) => {
      const earlier = rowOf.get(said.from)
      if (earlier !== undefined) {
        return [row.row, { ...row, wage: undefined, result: null, error: twiceWords(earlier) }]
      }
      const before = wages.get(said.from)
      const wage = wageFrom(said, inForce(wages, said.from) ?? baseOf(said), said.from)
      rowOf.set(said.from, row.row)
      wages.set(said.from, wage)
      const result = before === undefined ? 'added' : isSame(before, wage) ? 'same' : 'replaced'
      return [row.row, { ...row, wage, result }]
    })
}

const inForce = (wages: ReadonlyMap<Day, WageRecord>, on: Day): WageRecord | undefined =>
  [...wages.values()].filter(({ from }) => from <= on).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]

const baseOf = ({ wageRate, wageBasis }: Said) => ({ rate: wageRate, basis: wageBasis })

const isSame = (before: WageRecord, after: WageRecord): boolean =>
  (Object.keys(after) as (keyof WageRecord)[]).every((key) => String(before[key]) === String(after[key]))
