import { type RawBuilder, sql } from 'kysely'

/** A page of a list in order of creation, which is that of its ids, from one end or the other. */
export interface PageAsked {
  /** The id of the last row that was answered. */
  readonly after?: string | undefined
  readonly atMost?: number | undefined
  readonly isNewestFirst?: boolean | undefined
}

/** `and c.check_id > …`, or nothing at the beginning. */
export const pastPage = (column: string, { after, isNewestFirst }: PageAsked): RawBuilder<unknown> =>
  after ? sql`and ${sql.ref(column)} ${isNewestFirst ? sql`<` : sql`>`} ${after}` : sql``

/** `order by c.check_id limit …`. */
export const inPages = (column: string, { atMost, isNewestFirst }: PageAsked): RawBuilder<unknown> =>
  sql`order by ${sql.ref(column)} ${isNewestFirst ? sql`desc` : sql``} ${atMost ? sql`limit ${atMost}` : sql``}`
