import { sql } from 'kysely'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** Keeps the address that a worker has before it is replaced; undefined when it stays the same. */
export async function keepFormerEmail(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  next: string,
): Promise<Id<'formerEmail'> | undefined> {
  const { rows } = await sql<{ id: Id<'formerEmail'> }>`
    insert into former_email as n (company_id, client_id, former_email_id, user_id, email, replaced_at)
    select w.company_id, w.client_id, ${newId()}::uuid, w.user_id, w.email, ${isoInstant(tx.now)}::timestamptz
    from worker w
    where w.company_id = ${companyId} and w.user_id = ${userId} and w.client_id = ${tx.clientId}
      and w.email_key <> ${next.toLowerCase()}
    returning n.former_email_id as id`.execute(tx.db)
  return rows[0]?.id
}

export async function loadFormerEmail(
  tx: Tx,
  { companyId, formerEmailId }: { readonly companyId: Id<'company'>; readonly formerEmailId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from former_email where company_id = ${companyId} and client_id = ${tx.clientId}
      and former_email_id = ${formerEmailId}`.execute(tx.db)
  return rows[0]?.email
}
