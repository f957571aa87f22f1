import { sql } from 'kysely'
import type { UserStatus } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import type { Tx } from '../database/transaction.ts'

/** A person as a search shows one. */
export interface SearchedPerson {
  readonly userId: Id<'user'>
  readonly companyId: Id<'company'>
  readonly company: string
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly email: string
  readonly jobTitle: string
  readonly workerType: string
  readonly status: UserStatus
  readonly reference: string
  readonly metadata: Metadata
}

/** These, in order of creation. */
export async function searchedPeople(tx: Tx, userIds: readonly string[]): Promise<readonly SearchedPerson[]> {
  const { rows } = await sql<SearchedPerson>`
    select w.user_id as "userId", w.company_id as "companyId", c.name as company, w.first_name as "firstName",
           w.middle_name as "middleName", w.last_name as "lastName", w.email, w.job_title as "jobTitle",
           w.worker_type as "workerType", w.status, w.user_reference_id as reference,
           w.metadata
    from worker w
    cross join lateral (select name from company c where c.company_id = w.company_id offset 0) c
    where w.client_id = ${tx.clientId} and w.user_id = any(${[...userIds]}::uuid[])
    order by w.user_id`.execute(tx.db)
  return rows
}
