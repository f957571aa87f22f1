import { type RawBuilder, sql } from 'kysely'
import type { WorkerType } from '../../domain/payroll/schedule.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'

/** Someone whom a row of a sheet may mean. */
export interface NameableWorker {
  readonly userId: Id<'user'>
  readonly externalId: string
  /** In small letters, as the name is. */
  readonly email: string
  readonly nameKey: string
  readonly name: string
}

export interface LockedWorker extends NameableWorker {
  readonly dateOfJoin: Day
}

export interface WorkerNames {
  readonly userIds: readonly string[]
  readonly externalIds: readonly string[]
  readonly emails: readonly string[]
  readonly names: readonly string[]
}

/** Workers of the company who are named in any of these ways, locked: two sheets about them wait for each other. */
export async function lockNamedWorkers(
  tx: Tx,
  companyId: Id<'company'>,
  named: WorkerNames,
): Promise<readonly LockedWorker[]> {
  const { rows } = await sql<LockedWorker>`
    select ${nameColumns}, w.date_of_join as "dateOfJoin"
    from (${idsNamed(tx, { companyId }, named)}) n
    join worker w on w.company_id = ${companyId} and w.user_id = n.user_id
    order by w.user_id for no key update of w`.execute(tx.db)
  return rows
}

/** Of worker `w`. */
export const nameColumns = sql`
  w.user_id as "userId", w.user_reference_id as "externalId", w.email_key as email, w.name_key as "nameKey",
  ${fullName} as name`

export function idsNamed(
  tx: Tx,
  { companyId, workerType }: { readonly companyId: string; readonly workerType?: WorkerType },
  named: WorkerNames,
): RawBuilder<unknown> {
  const kind = workerType === undefined ? sql`` : sql`and worker_type = ${workerType}`
  const whose = sql`company_id = ${companyId} and client_id = ${tx.clientId} ${kind}`
  const texts = (values: readonly string[]) => sql`any(${[...values]}::text[])`
  return sql`
    select user_id from worker where ${whose} and user_id = any(${[...named.userIds]}::uuid[])
    union select user_id from worker where ${whose} and user_reference_id = ${texts(named.externalIds)}
    union select user_id from worker where ${whose} and email_key = ${texts(named.emails)}
    union select user_id from worker where ${whose} and name_key = ${texts(named.names)}`
}
