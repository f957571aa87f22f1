import { sql } from 'kysely'

/** Of worker `w`, as people are called. */
export const fullName = sql<string>`concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name)`
