import type { Day } from '../../kernel/dates.ts'
import type { Liability } from './liabilities.ts'

interface Mark {
  readonly agencyRef: string
  readonly openFrom: Day | null
}

/**
 * From which pay date on each agency may be owed something, where that has changed: its first debt that was not deposited,
 * else the last day that was looked at. Of an agency whose debts begin before what was read, nothing new is known.
 */
export function movedMarks(
  marks: readonly Mark[],
  read: { readonly own: readonly Liability[]; readonly since: Day | undefined },
): readonly Mark[] {
  return marks.flatMap(({ agencyRef, openFrom }) => {
    if (read.since !== undefined && (openFrom === null || openFrom < read.since)) return []
    const own = read.own.filter((row) => row.agencyRef === agencyRef)
    const open = own.filter(({ accrued, deposited }) => accrued > deposited)
    const moved = open.length > 0 ? least(open) : own.length > 0 ? greatest(own) : openFrom
    return moved === openFrom ? [] : [{ agencyRef, openFrom: moved }]
  })
}

const least = (rows: readonly Liability[]): Day =>
  rows.reduce((first, { payDate }) => (payDate < first ? payDate : first), rows[0]!.payDate)

const greatest = (rows: readonly Liability[]): Day =>
  rows.reduce((last, { payDate }) => (payDate > last ? payDate : last), rows[0]!.payDate)
