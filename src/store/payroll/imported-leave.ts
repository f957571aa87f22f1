import { sql } from 'kysely'
import { EDITABLE } from '../../domain/payroll/period.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** Hours of leave that imports pay in periods which no run has paid, by person and kind. */
export async function importedLeave(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly string[],
): Promise<readonly { readonly userId: string; readonly type: string; readonly hours: number }[]> {
  const { rows } = await sql<{ userId: string; type: string; hours: number }>`
    select i.user_id as "userId", l ->> 'type' as type, sum((l ->> 'hours')::int)::int as hours
    from pay_period p
    join period_input i on i.company_id = p.company_id and i.pay_period_id = p.pay_period_id
                       and i.user_id = any(${[...userIds]}::uuid[]) and i.source = 'import'
    cross join jsonb_array_elements(i.data -> 'leave') l
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.status = any(${[...EDITABLE]}::text[])
      and jsonb_typeof(i.data -> 'leave') = 'array' and (l ->> 'fromBalance')::bool
    group by 1, 2 order by 1, 2`.execute(tx.db)
  return rows
}
