import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from './transaction.ts'

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

/** Of each person of a company that row of a table. */
export const datedOn =
  (tx: Tx, companyId: Id<'company'>, on: Day) =>
  (table: string, columns: RawBuilder<unknown>, further: RawBuilder<unknown> = sql``) =>
    sql`(
    select distinct on (user_id) user_id, ${columns} from ${sql.table(table)}
    where company_id = ${companyId} and client_id = ${tx.clientId} ${further}
    order by user_id, ${inForceOn(on)})`
