import type { Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'

export interface DatedRow {
  readonly user_id: string
  readonly effective_from: Day
}

/** What holds on a day, by worker: of what has begun the newest, else what begins soonest. */
export function inForce<Row extends DatedRow>(rows: readonly Row[], on: Day): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const other = found.get(row.user_id)
    if (other === undefined || comesBefore(row, other, on)) found.set(row.user_id, row)
  }
  return found
}

/** Of rows of one worker, what holds on a day. */
export const chosenOn = <Row extends DatedRow>(rows: readonly Row[], on: Day): Row | undefined =>
  rows.reduce<Row | undefined>(
    (found, row) => (found === undefined || comesBefore(row, found, on) ? row : found),
    undefined,
  )

/** The same where a worker has several at once, one of each kind. */
export function eachInForce<Row extends DatedRow>(
  rows: readonly Row[],
  on: Day,
  kindOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const chosen = found.get(row.user_id)
    const at = chosen?.findIndex((other) => kindOf(other) === kindOf(row)) ?? -1
    if (chosen === undefined) found.set(row.user_id, [row])
    else if (at < 0) chosen.push(row)
    else if (comesBefore(row, chosen[at]!, on)) chosen[at] = row
  }
  return found
}

/** What holds somewhere in a stretch of days, in order: in force at its beginning (or the first of all) and every change. */
export function inForceDuring<Row extends DatedRow>(
  rows: readonly Row[],
  { beginDate, endDate }: { readonly beginDate: Day; readonly endDate: Day },
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map(groupedBy(rows, ({ user_id }) => user_id))
  for (const [userId, unsorted] of found) {
    if (unsorted.length === 1) continue
    const all = unsorted.toSorted((a, b) => (a.effective_from < b.effective_from ? -1 : 1))
    const first = Math.max(
      0,
      all.findLastIndex((row) => row.effective_from <= beginDate),
    )
    found.set(
      userId,
      all.filter((row, at) => at >= first && (at === 0 || row.effective_from <= endDate)),
    )
  }
  return found
}

function comesBefore(one: DatedRow, other: DatedRow, on: Day): boolean {
  const [begun, otherBegun] = [one.effective_from <= on, other.effective_from <= on]
  if (begun !== otherBegun) return begun
  return begun ? one.effective_from > other.effective_from : one.effective_from < other.effective_from
}
