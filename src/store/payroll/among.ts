import { type RawBuilder, sql } from 'kysely'
import type { Id } from '../../kernel/ids.ts'

/** The people of a slice, of one company. */
export interface Of {
  readonly companyId: Id<'company'>
  readonly clientId: Id<'client'>
  /** In order. */
  readonly ids: readonly string[]
  readonly packed: Buffer
  readonly isDense: boolean
}

/** What a statement asks of a slice. */
export interface Among {
  readonly companyId: Id<'company'>
  /** Which ids of this column are asked for. */
  readonly among: (column: UserColumn) => RawBuilder<boolean>
}

/** Of a table by its alias, or of the only one. */
type UserColumn = 'user_id' | `${string}.user_id`

/** Fewer are asked for one by one. */
export const DENSE = 100

/**
 * A slice is a stretch of ids. In a regular period nearly everyone between its bounds is in it: the stretch is read
 * whole, and who is not asked for is never looked up; a list of a thousand makes Postgres walk through the whole company,
 * slice after slice. Beside the schedule it is the other way round. The client is named, too, so that its policy is asked
 * once a statement instead of once a row (decision 120).
 */
export const among = (column: UserColumn, { clientId, ids, packed, isDense }: Of): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column.replace('user_id', 'client_id'))} = ${clientId}
    and ${sql.ref(column)} between ${ids[0]!}::uuid and ${ids.at(-1)!}::uuid
    ${isDense ? sql`` : sql`and ${sql.ref(column)} = any(${packed}::uuid[])`}`
