import { type Day, isoInstant } from '../kernel/dates.ts'
import { type Id, newId } from '../kernel/ids.ts'
import type { Tx } from './transaction.ts'

export interface NewWorker {
  readonly userReferenceId: string
  readonly workerType: 'W2' | '1099-NEC'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly jobTitle: string
  readonly dateOfJoin: Day
  readonly locationCategory: 'Remote' | 'Office'
  readonly companyLocationId: Id<'companyLocation'> | null
  readonly stateCode: string
}

export async function insertWorker(tx: Tx, companyId: Id<'company'>, worker: NewWorker): Promise<Id<'user'>> {
  const userId = newId<'user'>()
  await tx.db
    .insertInto('worker')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      user_id: userId,
      user_reference_id: worker.userReferenceId,
      worker_type: worker.workerType,
      status: 'Add Wage',
      first_name: worker.firstName,
      middle_name: worker.middleName,
      last_name: worker.lastName,
      email: worker.email,
      email_key: worker.email.toLowerCase(),
      phone_number: worker.phoneNumber,
      job_title: worker.jobTitle,
      date_of_join: worker.dateOfJoin,
      created_at: isoInstant(tx.now),
    })
    .execute()
  await tx.db
    .insertInto('worker_workplace')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      user_id: userId,
      effective_from: worker.dateOfJoin,
      location_category: worker.locationCategory,
      company_location_id: worker.companyLocationId,
      state_code: worker.stateCode,
    })
    .execute()
  return userId
}

export interface WorkerKey {
  readonly companyId: Id<'company'>
  readonly userId: Id<'user'>
}

/** Locks the worker: whoever changes a person does it one after the other. */
export async function lockWorker(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<{ status: string } | undefined> {
  return tx.db
    .selectFrom('worker')
    .select('status')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('client_id', '=', tx.clientId)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteWorker(tx: Tx, { companyId, userId }: WorkerKey): Promise<void> {
  await tx.db.deleteFrom('worker').where('company_id', '=', companyId).where('user_id', '=', userId).execute()
}
