import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/**
 * For work that fills tables inside one transaction. Postgres keeps the plan of a statement, and of a foreign key's
 * check, from when the table was small; nothing tells it that the table grew until somebody analyzes it. Asked whenever
 * twice as much is there, it plans again by the table's size of now: a few milliseconds against minutes.
 */
export const planAnew = async (tx: Tx): Promise<void> => {
  await sql`discard plans`.execute(tx.db)
}
