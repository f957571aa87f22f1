import type { Language } from '../../domain/access/language.ts'
import { type KycStatus, kycMachine } from '../../domain/people/kyc.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import { assert } from '../../kernel/problem.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import type { WorkerRow } from './workers.ts'

/** The changes of a worker's own row. Dated facts have stores of their own. */

export interface WorkerChange {
  readonly userReferenceId?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly middleName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
  readonly jobTitle?: string | null | undefined
  readonly language?: Language | null | undefined
  readonly dateOfJoin?: Day | null | undefined
  readonly backupWithholding?: boolean | null | undefined
  readonly metadata?: Metadata | undefined
}

/** What is left out or null stays as it is. */
export async function changeWorker(tx: Tx, key: WorkerKey, change: WorkerChange): Promise<void> {
  const columns = {
    user_reference_id: change.userReferenceId,
    first_name: change.firstName,
    middle_name: change.middleName,
    last_name: change.lastName,
    email: change.email,
    email_key: change.email?.toLowerCase(),
    phone_number: change.phoneNumber,
    job_title: change.jobTitle,
    language: change.language,
    date_of_join: change.dateOfJoin,
    backup_withholding: change.backupWithholding,
    metadata: change.metadata && JSON.stringify(change.metadata),
  }
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => (value ?? null) !== null))
  if (Object.keys(given).length === 0) return
  await tx.db
    .updateTable('worker')
    .set(given)
    .where('company_id', '=', key.companyId)
    .where('user_id', '=', key.userId)
    .execute()
}

/** Submits an identity: the SSN as it was given, sealed, and a blind index of its digits that makes it unique. */
export async function submitIdentity(
  work: Work,
  worker: WorkerRow,
  identity: { readonly ssn: Secret; readonly dateOfBirth: Secret; readonly status: KycStatus },
): Promise<void> {
  const vault = await work.vault(worker.companyId)
  const { numUpdatedRows } = await work.db
    .updateTable('worker')
    .set({
      ssn: vault.seal('worker.ssn', worker.userId, identity.ssn),
      ssn_index: vault.index('ssn', identity.ssn),
      date_of_birth: vault.seal('worker.date_of_birth', worker.userId, identity.dateOfBirth),
      kyc_status: identity.status,
      kyc_attempt: worker.kycAttempt + 1,
    })
    .where('company_id', '=', worker.companyId)
    .where('user_id', '=', worker.userId)
    .where('kyc_status', '=', worker.kycStatus)
    .executeTakeFirstOrThrow()
  assert(numUpdatedRows === 1n, `worker ${worker.userId} was ${worker.kycStatus}`)
}

/** What is null stays; the blind index follows the number. */
export async function correctIdentity(
  work: Work,
  worker: WorkerRow,
  identity: { readonly ssn: Secret | null; readonly dateOfBirth: Secret | null; readonly status: KycStatus },
): Promise<void> {
  const vault = await work.vault(worker.companyId)
  const { ssn, dateOfBirth } = identity
  const sealed = {
    ...(ssn && { ssn: vault.seal('worker.ssn', worker.userId, ssn), ssn_index: vault.index('ssn', ssn) }),
    ...(dateOfBirth && { date_of_birth: vault.seal('worker.date_of_birth', worker.userId, dateOfBirth) }),
  }
  await work.db
    .updateTable('worker')
    .set({ ...sealed, kyc_status: identity.status, kyc_attempt: worker.kycAttempt + 1 })
    .where('company_id', '=', worker.companyId)
    .where('user_id', '=', worker.userId)
    .execute()
}

export async function setKycStatus(
  tx: Tx,
  worker: WorkerRow,
  to: { readonly status: KycStatus; readonly attempt: number },
): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('worker')
    .set({
      kyc_status: to.status,
      kyc_attempt: to.attempt,
      ...(to.status !== kycMachine.state.pending && { was_verified: to.status === kycMachine.state.passed }),
    })
    .where('company_id', '=', worker.companyId)
    .where('user_id', '=', worker.userId)
    .where('kyc_status', '=', worker.kycStatus)
    .executeTakeFirstOrThrow()
  assert(numUpdatedRows === 1n, `worker ${worker.userId} was ${worker.kycStatus}`)
}

/** The first acceptance counts. */
export async function acceptTerms(tx: Tx, key: WorkerKey): Promise<void> {
  await tx.db
    .updateTable('worker')
    .set({ terms_accepted_at: isoInstant(tx.now) })
    .where('company_id', '=', key.companyId)
    .where('user_id', '=', key.userId)
    .where('terms_accepted_at', 'is', null)
    .execute()
}
