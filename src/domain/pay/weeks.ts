import { type Day, epochDay, weekday } from '../../kernel/dates.ts'

/** Who was employed on which days of a period, and what is known of the work. Hours are hundredths. */
export interface WeeksAsked {
  readonly begin: Day
  readonly end: Day
  /** Whether employment ended on the last day: its week ends with it. */
  readonly isLast?: boolean
  /** Null: not known. */
  readonly worked: number | null
  /** Of these at the plain rate. */
  readonly plain: number
  /** The most plain hours that one week holds: the standard hours of a salary, else forty. */
  readonly perWeek: number
}

/**
 * In how many calendar weeks (Sunday to Saturday) a person worked. A week counts where it ends, so periods can be added
 * up. Only totals of hours are known: where they do not fit into fewer weeks there was work in each, where there were
 * none there was no work, and between the two it cannot be told.
 */
export function weeksWorked({ begin, end, isLast, worked, plain, perWeek }: WeeksAsked): number | null {
  if (worked === null) return null
  if (worked === 0) return 0
  const weeks = saturdays(begin, end) + (isLast === true && weekday(end) !== SATURDAY ? 1 : 0)
  return weeks <= 1 || plain > perWeek * (weeks - 1) ? weeks : null
}

const SATURDAY = 6

/** Day 0 of the epoch was a Thursday: the first Saturday is day 2. */
const saturdays = (begin: Day, end: Day): number =>
  Math.max(0, Math.floor((epochDay(end) - 2) / 7) - Math.floor((epochDay(begin) - 3) / 7))
