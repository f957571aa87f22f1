import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Skip } from '../../domain/payroll/skipped.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import { touch } from './period-inputs.ts'

/** Rows of period_skip as GivenFacts has them. */
export const skipsOf = sql`
  jsonb_agg(jsonb_build_object('kind', kind, 'itemId', item_id, 'reason', reason) order by item_id)`

export interface SkipRow extends Skip {
  readonly userId: string
}

/** Said again, the later reason stands. */
export async function saveSkips(tx: Tx, period: PeriodFacts, rows: readonly SkipRow[]): Promise<void> {
  if (rows.length === 0) return
  await touch(tx, period)
  await sql`
    insert into period_skip (company_id, client_id, pay_period_id, user_id, kind, item_id, reason)
    select home.company_id, ${tx.clientId}, ${period.payPeriodId}, s.*
    from ${home(period.companyId)} cross join unnest(${rows.map((row) => row.userId)}::uuid[], ${rows.map((row) => row.kind)}::text[],
                ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.reason)}::text[])
      as s(user_id, kind, item_id, reason)
    on conflict (company_id, pay_period_id, user_id, item_id) do update set reason = excluded.reason`.execute(
    tx.db,
  )
}

/** How many of these were skipped. */
export async function dropSkips(
  tx: Tx,
  period: PeriodFacts,
  rows: readonly Pick<SkipRow, 'userId' | 'itemId'>[],
): Promise<number> {
  if (rows.length === 0) return 0
  await touch(tx, period)
  const { rows: gone } = await sql`
    delete from period_skip k
    using unnest(${rows.map((row) => row.userId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[])
      as s(user_id, item_id)
    where k.company_id = ${period.companyId} and k.client_id = ${tx.clientId}
      and k.pay_period_id = ${period.payPeriodId} and k.user_id = s.user_id and k.item_id = s.item_id
    returning 1`.execute(tx.db)
  return gone.length
}

/** Of the items that are named, the ones that their workers have: the first that is not there. */
export async function unknownSkip(
  tx: Tx,
  { companyId }: PeriodFacts,
  rows: readonly Omit<SkipRow, 'reason'>[],
): Promise<Skip['kind'] | undefined> {
  const { rows: missing } = await sql<{ kind: Skip['kind'] }>`
    select s.kind
    from unnest(${rows.map((row) => row.userId)}::uuid[], ${rows.map((row) => row.kind)}::text[],
                ${rows.map((row) => row.itemId)}::uuid[]) with ordinality as s(user_id, kind, item_id, n)
    where not exists (select from recurring_pay_item i where s.kind = 'recurringPayItem' and i.company_id = ${companyId}
                        and i.recurring_pay_item_id = s.item_id and i.user_id = s.user_id and i.removed_at is null)
      and not exists (select from benefit_enrollment e where s.kind = 'benefitEnrollment' and e.company_id = ${companyId}
                        and e.benefit_enrollment_id = s.item_id and e.user_id = s.user_id)
      and not exists (select from garnishment g where s.kind = 'garnishment' and g.company_id = ${companyId}
                        and g.garnishment_id = s.item_id and g.user_id = s.user_id and g.removed_at is null)
    order by s.n limit 1`.execute(tx.db)
  return missing[0]?.kind
}
