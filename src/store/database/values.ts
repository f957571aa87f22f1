import { type RawBuilder, sql } from 'kysely'

interface ValuesAsked {
  readonly table: string
  /** With an index on the company, on what `further` compares, and on this. */
  readonly column: string
  readonly company: RawBuilder<unknown>
  readonly further?: RawBuilder<unknown>
}

/** What values a column has in a company, as `value`: a step in the index for each, however many rows have it. */
export const valuesOf = ({ table, column, company, further = sql`` }: ValuesAsked): RawBuilder<unknown> => {
  const its = sql.ref(`v.${column}`)
  const some = sql`select ${its} from ${sql.table(table)} v where v.company_id = ${company} ${further}`
  const first = sql`order by ${its} limit 1`
  return sql`
    with recursive known(value) as (
      (${some} ${first})
      union all
      select (${some} and ${its} > known.value ${first}) from known where known.value is not null)
    select value from known where value is not null`
}
