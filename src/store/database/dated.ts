import { sql } from 'kysely'
import type { Day } from '../../kernel/dates.ts'

/** The order in which the row in force on a day comes first, or the first one ahead when none has begun. */
export const inForceOn = (on: Day) =>
  sql`effective_from <= ${on}::date desc, abs(effective_from - ${on}::date)`

/** Whether a row stands before another in that order. */
export const isBefore = (on: Day, row: string, other: string) => {
  const rank = (of: string) => {
    const from = sql.ref(`${of}.effective_from`)
    return sql`(${from} <= ${on}::date, -abs(${from} - ${on}::date))`
  }
  return sql`${rank(row)} > ${rank(other)}`
}
