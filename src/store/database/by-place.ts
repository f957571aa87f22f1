import { type RawBuilder, sql } from 'kysely'
import { beside, integers } from './arrays.ts'

/**
 * Rows that find what is theirs in arrays by their place, `c.place`, counted from one. As columns of `unnest` the same arrays
 * are each spread into rows, kept and read back, which costs more than the element (decision 120). Text comes as a column:
 * Postgres would walk to it.
 *
 *     select (${bigints(rows, …)}::bigint[])[c.place] from unnest(${places(rows)}::int[], …) as c(place, …)
 */
export const places = (rows: readonly unknown[]): Buffer => integers([...rows.keys()], (at) => at + 1)

/** Of an array, the stretch of the row. */
export const stretchOf = ({
  from,
  to,
}: {
  readonly from: Buffer
  readonly to: Buffer
}): RawBuilder<unknown> => sql`[(${from}::int[])[c.place]:(${to}::int[])[c.place]]`

/**
 * What stands beside a list, some of it missing, as ABSENT: in an array with nulls Postgres walks from the beginning to each
 * stretch. `withNulls` puts them back.
 */
export const besideSome = <Row>(
  rows: readonly Row[],
  of: (row: Row) => readonly (bigint | number | null)[],
): Buffer => beside(rows, (row) => of(row).map((value) => value ?? ABSENT))

export const withNulls = (stretch: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_replace(${stretch}, ${sql.lit(String(ABSENT))}::bigint, null)`

/** No cents and no rate: the least that fits. */
const ABSENT = -(2n ** 63n)
