import { kycMachine } from '../../domain/people/kyc.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Work } from '../database/work.ts'

/** Who is to be verified, for the verifier's question only; undefined when this submission is decided or replaced. */
export async function openIdentity(
  work: Work,
  { userId, attempt }: { readonly userId: Id<'user'>; readonly attempt: number },
): Promise<{ firstName: string; lastName: string; ssn: Secret; dateOfBirth: Secret } | undefined> {
  const row = await work.db
    .selectFrom('worker')
    .select(['company_id', 'first_name', 'last_name', 'ssn', 'date_of_birth'])
    .where('client_id', '=', work.clientId)
    .where('user_id', '=', userId)
    .where('kyc_status', '=', kycMachine.state.pending)
    .where('kyc_attempt', '=', attempt)
    .executeTakeFirst()
  if (!row) return undefined
  const vault = await work.vault(row.company_id as Id<'company'>)
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    ssn: vault.open('worker.ssn', userId, row.ssn!),
    dateOfBirth: vault.open('worker.date_of_birth', userId, row.date_of_birth!),
  }
}
