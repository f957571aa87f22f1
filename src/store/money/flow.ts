import { sql } from 'kysely'
import type { FlowRow } from '../../domain/money/flow.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** What has moved and will move for some pay periods, summed by the accounts' kinds; benefits are the company's own affair. */
export async function flowRows(
  tx: Tx,
  companyId: Id<'company'>,
  payPeriodIds: readonly string[],
): Promise<readonly FlowRow[]> {
  // As in user-list.ts: a company that has just grown looks small to the planner.
  await sql`set local enable_nestloop = off`.execute(tx.db)
  const { rows } = await sql<FlowRow>`
    with accounts as materialized (
      select account_id, kind, case when kind in ('taxAgency', 'garnishmentAgency') then ref else '' end as ref,
             case when kind in ('taxAgency', 'garnishmentAgency') then name else '' end as name
      from ledger_account where company_id = ${companyId} and client_id = ${tx.clientId}),
    moved as materialized (
      select name, status, source_account_id, destination_account_id, sum(amount) as amount, count(*) as count,
             min(effective_date) as on
      from transfer
      where company_id = ${companyId} and client_id = ${tx.clientId} and pay_period_id = any(${[...payPeriodIds]}::uuid[])
        and status <> ${sql.lit(transactionMachine.state.cancelled)} and name not in ('Remittance', 'Repayment')
      group by 1, 2, 3, 4)
    select m.name, m.status, jsonb_build_object('kind', s.kind, 'ref', s.ref, 'name', s.name) as source,
           jsonb_build_object('kind', d.kind, 'ref', d.ref, 'name', d.name) as destination,
           sum(m.amount)::bigint as amount, sum(m.count)::int as count, min(m.on) as on
    from moved m
    join accounts s on s.account_id = m.source_account_id
    join accounts d on d.account_id = m.destination_account_id
    where s.kind not in ('benefits', 'benefitsClearing', 'carrier')
      and d.kind not in ('benefits', 'benefitsClearing', 'carrier')
    group by m.name, m.status, s.kind, s.ref, s.name, d.kind, d.ref, d.name
    order by m.name, m.status, s.kind, s.ref, d.kind, d.ref`.execute(tx.db)
  await sql`set local enable_nestloop = on`.execute(tx.db)
  return rows
}
