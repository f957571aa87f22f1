import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/**
 * For work that fills tables inside one transaction. Postgres keeps the plan of a statement, and of a foreign key's
 * check, from when the table was small; nothing tells it that the table grew until somebody analyzes it. Asked whenever
 * twice as much is there, it plans again by the table's size of now: a few milliseconds against minutes. Few people fill
 * no table, and to plan every statement of the connection anew would take longer than all of theirs.
 */
export const planAnew = async (tx: Tx, people = MANY): Promise<void> => {
  if (people >= MANY) await sql`discard plans`.execute(tx.db)
}

const MANY = 200
