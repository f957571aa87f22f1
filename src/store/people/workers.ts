import { sql } from 'kysely'
import type { KycStatus } from '../../domain/people/kyc.ts'
import { type UserStatus, userMachine } from '../../domain/people/user-status.ts'
import type { NewWorker, WorkerKey } from '../../domain/people/worker.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import { assert } from '../../kernel/problem.ts'
import { gathered } from '../database/gathered.ts'
import { home } from '../database/home.ts'
import { ownerOf } from '../database/lookup.ts'
import { together } from '../database/together.ts'
import type { Tx } from '../database/transaction.ts'
import { beginOnSchedules } from '../schedules/worker-schedules.ts'
import { placesJson } from './kept-places.ts'
import { insertWorkplaces } from './workplaces.ts'

/** A worker who was inserted, or what of it another one has already. */
export type Inserted = { readonly userId: Id<'user'> } | { readonly inUse: 'email' | 'reference' }

/** One, together with those whom others add to the company in the same transaction. */
export const insertWorker = (tx: Tx, companyId: Id<'company'>, worker: NewWorker): Promise<Inserted> =>
  gathered(tx, { kind: `new worker of ${companyId}`, item: worker }, (workers) =>
    insertWorkers(tx, companyId, workers),
  )

/** Inserts them, and where they work, in two statements that are sent at once; answers each in its place. */
export async function insertWorkers(
  tx: Tx,
  companyId: Id<'company'>,
  workers: readonly NewWorker[],
): Promise<readonly Inserted[]> {
  const ids = workers.map(() => newId<'user'>())
  const column = (of: (worker: NewWorker) => string) => workers.map(of)
  const inserted = sql<{ user_id: Id<'user'> }>`
    insert into worker (company_id, client_id, user_id, status, created_at, user_reference_id, worker_type, first_name,
                        middle_name, last_name, email, email_key, phone_number, job_title, date_of_join, language, metadata, places)
    select home.company_id, ${tx.clientId}::uuid, w.user_id, ${sql.lit(userMachine.initial)}, ${isoInstant(tx.now)}::timestamptz,
           w.reference, w.worker_type, w.first_name, w.middle_name, w.last_name, w.email, w.email_key, w.phone,
           w.job_title, w.date_of_join, w.language, w.metadata, w.places::text
    from ${home(companyId)} cross join unnest(${ids}::uuid[], ${column((w) => w.userReferenceId)}::text[], ${column((w) => w.workerType)}::text[],
                ${column((w) => w.firstName)}::text[], ${column((w) => w.middleName)}::text[],
                ${column((w) => w.lastName)}::text[], ${column((w) => w.email)}::text[],
                ${column((w) => w.email.toLowerCase())}::text[], ${column((w) => w.phoneNumber)}::text[],
                ${column((w) => w.jobTitle)}::text[], ${column((w) => w.dateOfJoin)}::date[],
                ${column((w) => w.language)}::text[], ${column((w) => JSON.stringify(w.metadata))}::jsonb[],
                ${column((w) => placesJson([w.locationCategory, w.companyLocationId, w.stateCode, null, null]))}::jsonb[])
      as w(user_id, reference, worker_type, first_name, middle_name, last_name, email, email_key, phone, job_title,
           date_of_join, language, metadata, places)
    order by w.user_id
    on conflict do nothing returning user_id`.execute(tx.db)
  const places = workers.map(
    ({ dateOfJoin: effectiveFrom, locationCategory, companyLocationId, stateCode, ofSchedule }, at) => ({
      userId: ids[at]!,
      effectiveFrom,
      locationCategory,
      companyLocationId,
      stateCode,
      ofSchedule,
    }),
  )
  const { found, placed } = await together({
    found: inserted,
    placed: insertWorkplaces(tx, companyId, places),
  })
  const made = new Set(found.rows.map((row) => row.user_id))
  await beginOnSchedules(
    tx,
    companyId,
    places.filter(({ userId }) => made.has(userId)),
  )
  assert(placed === made.size, `${made.size} new workers, and ${placed} of them work somewhere`)
  const shared = await emailsInUse(
    tx,
    companyId,
    workers.filter((_, at) => !made.has(ids[at]!)),
  )
  return workers.map((worker, at) => {
    if (made.has(ids[at]!)) return { userId: ids[at]! }
    return { inUse: shared.has(emailKey(worker)) ? 'email' : 'reference' }
  })
}

export type WorkerEmail = Pick<NewWorker, 'workerType' | 'email'>

/** No two workers of a company share it. */
export const emailKey = ({ workerType, email }: WorkerEmail): string => `${workerType}/${email.toLowerCase()}`

async function emailsInUse(
  tx: Tx,
  companyId: Id<'company'>,
  workers: readonly WorkerEmail[],
): Promise<ReadonlySet<string>> {
  if (workers.length === 0) return new Set()
  const { rows } = await sql<WorkerEmail>`
    select worker_type as "workerType", email_key as email from worker
    where company_id = ${companyId} and client_id = ${tx.clientId}
      and email_key = any(${workers.map(({ email }) => email.toLowerCase())}::text[])`.execute(tx.db)
  return new Set(rows.map(emailKey))
}

export interface WorkerRow extends WorkerKey {
  readonly workerType: 'W2' | '1099-NEC'
  readonly status: UserStatus
  readonly kycStatus: KycStatus
  readonly kycAttempt: number
  readonly dateOfJoin: Day
  readonly metadata: Metadata
}

/** Locks the worker: whoever changes a person does it one after the other. The company may be left open. */
export async function lockWorker(
  tx: Tx,
  key: { readonly userId: Id<'user'>; readonly companyId?: Id<'company'> },
): Promise<WorkerRow | undefined> {
  const { companyId = await ownerOf(tx, { table: 'worker', column: 'user_id' }, key.userId) } = key
  if (!companyId) return undefined
  const row = await tx.db
    .selectFrom('worker')
    .select([
      'company_id',
      'user_id',
      'worker_type',
      'status',
      'kyc_status',
      'kyc_attempt',
      'date_of_join',
      'metadata',
    ])
    .where('client_id', '=', tx.clientId)
    .where('user_id', '=', key.userId)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      companyId: row.company_id as Id<'company'>,
      userId: row.user_id as Id<'user'>,
      workerType: row.worker_type as WorkerRow['workerType'],
      status: row.status as UserStatus,
      kycStatus: row.kyc_status as KycStatus,
      kycAttempt: row.kyc_attempt,
      dateOfJoin: row.date_of_join,
      metadata: row.metadata as Metadata,
    }
  )
}

/** Wages and the like go with the person; who was verified is never deleted. */
export async function deleteWorker(tx: Tx, { companyId, userId }: WorkerKey): Promise<void> {
  await tx.db.deleteFrom('worker').where('company_id', '=', companyId).where('user_id', '=', userId).execute()
}
