import { type RawBuilder, sql } from 'kysely'
import type { CompaniesAsked } from './companies-asked.ts'

interface ValuesAsked {
  readonly table: string
  /** With an index on the company, on what `further` compares, and on this. */
  readonly column: string
  readonly companies: CompaniesAsked
  readonly further?: RawBuilder<unknown>
}

/**
 * What values a column has in each company, as `company_id` and `value`. Of one company a step in the index for each,
 * however many rows have it; of several their rows are read, because no such steps can be taken on several machines at once.
 */
export const valuesOf = ({ table, column, companies, further = sql`` }: ValuesAsked): RawBuilder<unknown> => {
  const { one, asked } = companies
  const its = sql.ref(`v.${column}`)
  const held = sql`from ${sql.table(table)} v where v.company_id = ${asked} ${further}`
  if (!one) return sql`select distinct v.company_id, ${its} as value ${held}`
  const first = sql`order by ${its} limit 1`
  return sql`
    with recursive known(value) as (
      (select ${its} ${held} ${first})
      union all
      select (select ${its} ${held} and ${its} > known.value ${first}) from known where known.value is not null)
    select ${one} as company_id, value from known where value is not null`
}
