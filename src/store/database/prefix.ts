import { type RawBuilder, sql } from 'kysely'

/** The last of all characters: what begins with a text sorts before the text and this. */
const LAST = '\u{10ffff}'

/**
 * That a column begins with a text, in any letter case. The column holds lower case in the order of bytes (collate "C"). As
 * two comparisons, because an index answers those under row-level security, and `like` it does not.
 */
export const startsWith = (column: string, text: string): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(column)} >= lower(${text}) and ${sql.ref(column)} < lower(${text}) || ${LAST})`
