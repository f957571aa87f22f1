import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Tx } from '../database/transaction.ts'

/** What is undefined stays. */
export async function setPeriodKeys(
  tx: Tx,
  period: PeriodFacts,
  {
    externalId,
    metadata,
  }: { readonly externalId: string | undefined; readonly metadata: PeriodFacts['metadata'] | undefined },
): Promise<void> {
  await sql`
    update pay_period set external_id = coalesce(${externalId ?? null}, external_id),
                          metadata = coalesce(${metadata ? JSON.stringify(metadata) : null}::jsonb, metadata)
    where company_id = ${period.companyId} and pay_period_id = ${period.payPeriodId}`.execute(tx.db)
}
