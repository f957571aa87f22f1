import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** `from … where …`, and the column of it that has the ids. */
interface IdList {
  readonly list: RawBuilder<unknown>
  readonly column: string
}

/** The ids before and after one in a list; of one that is not in it there are none. Only these are read. */
export async function neighborsIn(
  tx: Tx,
  { list, column }: IdList,
  id: string,
): Promise<{ readonly before: string | null; readonly after: string | null }> {
  const its = sql.ref(column)
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    select (select ${its} ${list} and ${its} < ${id} order by ${its} desc limit 1) as before,
           (select ${its} ${list} and ${its} > ${id} order by ${its} limit 1) as after
    where exists (select 1 ${list} and ${its} = ${id})`.execute(tx.db)
  return rows[0] ?? { before: null, after: null }
}
