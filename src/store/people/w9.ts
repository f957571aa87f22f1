import { sql } from 'kysely'
import type { TaxClassification, W9Facts } from '../../domain/people/w9.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'

/** The latest replaces the one before. The EIN as it was given, sealed, and a blind index that makes it unique. */
export async function saveW9(work: Work, { companyId, userId }: WorkerKey, w9: W9Facts): Promise<void> {
  const vault = await work.vault(companyId)
  const columns = {
    contractor_type: w9.contractorType,
    business_name: w9.businessName,
    tax_classification: w9.taxClassification,
    ein: w9.ein && vault.seal('worker_w9.ein', userId, w9.ein),
    ein_index: w9.ein && vault.index('ein', w9.ein),
    signed_on: w9.signedOn,
  }
  await work.db
    .insertInto('worker_w9')
    .values({ company_id: companyId, client_id: work.clientId, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(columns))
    .execute()
}

/** How these contractors are classified; who gave no form is left out. */
export async function classificationsOf(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, TaxClassification>> {
  const { rows } = await sql<{ userId: string; classification: TaxClassification }>`
    select user_id as "userId", tax_classification as classification from worker_w9
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = any(${[...userIds]}::uuid[])`.execute(
    tx.db,
  )
  return new Map(rows.map(({ userId, classification }) => [userId, classification]))
}
