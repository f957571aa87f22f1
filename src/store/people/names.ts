import { sql } from 'kysely'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'

/** The full names of workers, by id. */
export async function namesOf(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ userId: string; name: string }>`
    select user_id as "userId", ${fullName} as name from worker w
    where company_id = ${companyId} and client_id = ${tx.clientId}
      and user_id = any(${[...new Set(userIds)]}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ userId, name }) => [userId, name]))
}
