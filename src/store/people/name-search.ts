import { type RawBuilder, sql } from 'kysely'

/** Workers `w` whose name has this text in it, in any letter case; an empty text leaves everyone in. */
export const isNamed = (search: string): RawBuilder<unknown> =>
  search === ''
    ? sql``
    : sql`and strpos(lower(concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name)), lower(${search})) > 0`
