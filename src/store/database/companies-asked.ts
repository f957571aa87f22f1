import { type RawBuilder, sql } from 'kysely'

/**
 * Of which companies a statement is. One is named in every part of it, so that it goes to one machine where the database
 * is spread (docs/operations/scale.md); of several each row names its own.
 */
export function companiesAsked(companyIds: readonly string[]): CompaniesAsked {
  const [first, ...others] = companyIds
  const one = first && others.length === 0 ? sql`${first}::uuid` : undefined
  return {
    one,
    asked: one ?? sql`any(${[...companyIds]}::uuid[])`,
    same: (row) => one ?? sql`${row}.company_id`,
  }
}

export interface CompaniesAsked {
  /** Where it is one. */
  readonly one: RawBuilder<unknown> | undefined
  /** After `company_id =`. */
  readonly asked: RawBuilder<unknown>
  /** The company of a row, in a query inside of the statement. */
  readonly same: (row: RawBuilder<unknown>) => RawBuilder<unknown>
}
