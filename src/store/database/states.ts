import { type RawBuilder, sql } from 'kysely'

/**
 * States inside a statement, as literals and not as parameters: a partial index is chosen by what the statement says,
 * also when its plan is kept.
 */
export const oneOf = (states: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(states.map((state) => sql.lit(state)))})`

/** The same in the text of a statement that is not built by kysely. */
export const oneOfText = (states: readonly string[]): string =>
  `(${states.map((state) => `'${state}'`).join(', ')})`
