import { sql } from 'kysely'
import type { Language } from '../../domain/access/language.ts'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface StaffKey {
  readonly companyId: Id<'company'>
  readonly businessUserId: Id<'businessUser'>
}

export type StaffRole = 'administrator' | 'bookkeeper'

/** Lets a business user sign in, as that. Answers what it was before; the row is locked until the end. */
export async function saveStaffRole(
  tx: Tx,
  { companyId, businessUserId }: StaffKey,
  role: StaffRole,
): Promise<StaffRole | undefined> {
  const before = await sql<{ role: StaffRole }>`
    select role from staff_access where company_id = ${companyId} and client_id = ${tx.clientId}
      and business_user_id = ${businessUserId} for update`.execute(tx.db)
  await sql`
    insert into staff_access (company_id, client_id, business_user_id, role)
    values (${companyId}, ${tx.clientId}, ${businessUserId}, ${role})
    on conflict (company_id, business_user_id) do update set role = excluded.role, granted_at = excluded.granted_at
      where staff_access.role <> excluded.role`.execute(tx.db)
  return before.rows[0]?.role
}

/** False when there was none. */
export async function deleteStaffRole(tx: Tx, { companyId, businessUserId }: StaffKey): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from staff_access where company_id = ${companyId} and client_id = ${tx.clientId}
      and business_user_id = ${businessUserId}`.execute(tx.db)
  return numAffectedRows > 0n
}

export interface Staff {
  readonly businessUserId: Id<'businessUser'>
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly language: Language
  readonly grantedAt: Instant
}

/** Everyone of the company who may sign in as its staff; business users are few. */
export async function staffOf(tx: Tx, companyId: Id<'company'>): Promise<readonly Staff[]> {
  const { rows } = await sql<Staff>`
    select b.business_user_id as "businessUserId", concat_ws(' ', b.first_name, b.last_name) as name, b.email,
           a.role, b.language, a.granted_at as "grantedAt"
    from staff_access a join business_user b using (company_id, business_user_id)
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId}
    order by b.business_user_id`.execute(tx.db)
  return rows
}
