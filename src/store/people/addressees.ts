import { sql } from 'kysely'
import type { Addressee, StaffLetterKind } from '../../domain/people/letter.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** Whom a letter is for, as they are known when it is sent; undefined when the worker was deleted. */
export async function loadAddressee(
  tx: Tx,
  { companyId, userId }: { readonly companyId: Id<'company'>; readonly userId: Id<'user'> },
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select w.first_name as "firstName", w.last_name as "lastName", w.email, w.language,
           c.name as company,
           coalesce(e.personal_email, '') as "personalEmail", e.exit_date as "exitDate"
    from worker w
    join company c on c.company_id = w.company_id
    left join worker_exit e on e.company_id = w.company_id and e.user_id = w.user_id and e.ended_at is null
    where w.company_id = ${companyId} and w.user_id = ${userId} and w.client_id = ${tx.clientId}`.execute(
    tx.db,
  )
  return rows[0]
}

/** A business user who may sign in; undefined for who may not any longer, but for the letter that says so. */
export async function loadStaffAddressee(
  tx: Tx,
  {
    companyId,
    businessUserId,
    letter,
  }: {
    readonly companyId: Id<'company'>
    readonly businessUserId: Id<'businessUser'>
    readonly letter: StaffLetterKind
  },
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select b.first_name as "firstName", b.last_name as "lastName", b.email, b.language, c.name as company,
           '' as "personalEmail", null as "exitDate"
    from business_user b
    left join staff_access a using (company_id, business_user_id)
    join company c on c.company_id = b.company_id
    where b.company_id = ${companyId} and b.business_user_id = ${businessUserId} and b.client_id = ${tx.clientId}
      and (a.role is null) = ${letter === 'revocation'}`.execute(tx.db)
  return rows[0]
}
