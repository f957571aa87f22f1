import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Tx } from '../database/transaction.ts'
import type { Among } from './among.ts'
import { skipsOf } from './period-skips.ts'

/** What each source gave the workers of a slice for a period, and what was taken out of it. */
export async function givenInputs(tx: Tx, { companyId, among }: Among, { payPeriodId }: PeriodFacts) {
  const whose = sql`company_id = ${companyId} and pay_period_id = ${payPeriodId} and ${among('user_id')}`
  const { rows } = await sql<{ user_id: string; source: string; data: unknown }>`
    select user_id, source, data from period_input where ${whose}
    union all
    select user_id, 'removal', jsonb_agg(jsonb_build_object('kind', kind, 'description', description)) from period_removal
    where ${whose} group by user_id
    union all
    select user_id, 'skip', ${skipsOf} from period_skip where ${whose} group by user_id`.execute(tx.db)
  return rows
}
