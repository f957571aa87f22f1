import { type RawBuilder, sql } from 'kysely'
import { fullName } from '../database/full-name.ts'

/** Workers `w` whose name has this text in it, in any letter case; an empty text leaves everyone in. */
export const isNamed = (search: string): RawBuilder<unknown> =>
  search === '' ? sql`` : sql`and strpos(lower(${fullName}), lower(${search})) > 0`
