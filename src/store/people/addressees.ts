import { sql } from 'kysely'
import type { Addressee } from '../../domain/people/letters.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** Whom a letter is for, as they are known when it is sent; undefined when the worker was deleted. */
export async function loadAddressee(
  tx: Tx,
  { companyId, userId }: { readonly companyId: Id<'company'>; readonly userId: Id<'user'> },
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select w.first_name as "firstName", w.last_name as "lastName", w.email, c.name as company,
           coalesce(e.personal_email, '') as "personalEmail", e.exit_date as "exitDate"
    from worker w
    join company c on c.company_id = w.company_id
    left join worker_exit e on e.company_id = w.company_id and e.user_id = w.user_id and e.ended_at is null
    where w.company_id = ${companyId} and w.user_id = ${userId} and w.client_id = ${tx.clientId}`.execute(
    tx.db,
  )
  return rows[0]
}
