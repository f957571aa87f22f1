import { sql } from 'kysely'
import type { UserStatus } from '../../domain/people/user-status.ts'
import type { NewWorker } from '../../domain/people/worker.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { scheduleOn } from '../schedules/on-schedule.ts'
import { emailKey, type WorkerEmail } from './workers.ts'

/** A worker as one was added, with what has changed since. */
export interface WorkerThere extends NewWorker {
  readonly userId: Id<'user'>
  readonly status: UserStatus
}

/** Who has the e-mail of one of these already, by `emailKey`. */
export async function workersThere(
  tx: Tx,
  companyId: Id<'company'>,
  workers: readonly WorkerEmail[],
): Promise<ReadonlyMap<string, WorkerThere>> {
  if (workers.length === 0) return new Map()
  const { rows } = await sql<WorkerThere>`
    select w.user_id as "userId", w.status, w.user_reference_id as "userReferenceId", w.metadata,
           w.worker_type as "workerType", w.first_name as "firstName", w.middle_name as "middleName",
           w.last_name as "lastName", w.email, w.phone_number as "phoneNumber", w.job_title as "jobTitle",
           w.date_of_join as "dateOfJoin", w.language, p.location_category as "locationCategory",
           p.company_location_id as "companyLocationId", p.state_code as "stateCode", ${scheduleOn({ companyId, userId: sql.ref('w.user_id') }, sql`${tx.today}`)} as "ofSchedule"
    from worker w
    cross join lateral (
      select location_category, company_location_id, state_code from worker_workplace p
      where p.company_id = ${companyId} and p.user_id = w.user_id
      order by p.effective_from <= ${tx.today}::date desc, abs(p.effective_from - ${tx.today}::date) limit 1) p
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId}
      and w.email_key = any(${workers.map(({ email }) => email.toLowerCase())}::text[])`.execute(tx.db)
  return new Map(rows.map((row) => [emailKey(row), row]))
}
