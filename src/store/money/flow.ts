import { sql } from 'kysely'
import type { FlowRow } from '../../domain/money/flow.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { Id } from '../../kernel/ids.ts'
import { plannedWithout } from '../database/planned.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * What has moved and will move for some pay periods, summed by the accounts' kinds; benefits are the company's own affair. Nearly
 * all accounts are the bank accounts of workers, which are one kind and not told apart: what is no other account is one of them.
 */
export async function flowRows(
  tx: Tx,
  companyId: Id<'company'>,
  payPeriodIds: readonly string[],
): Promise<readonly FlowRow[]> {
  const asked = sql<FlowRow>`
    with other as materialized (
      select account_id, kind, case when kind in ('taxAgency', 'garnishmentAgency') then ref else '' end as ref,
             case when kind in ('taxAgency', 'garnishmentAgency') then name else '' end as name
      from ledger_account
      where company_id = ${companyId} and client_id = ${tx.clientId} and (kind < ${WORKERS} or kind > ${WORKERS})),
    moved as materialized (
      select t.name, t.status, coalesce(s.kind, ${WORKERS}) as source, coalesce(s.ref, '') as source_ref,
             coalesce(s.name, '') as source_name, coalesce(d.kind, ${WORKERS}) as destination,
             coalesce(d.ref, '') as destination_ref, coalesce(d.name, '') as destination_name,
             sum(t.amount)::bigint as amount, count(*)::int as count, min(t.effective_date) as on
      from transfer t
      left join other s on s.account_id = t.source_account_id
      left join other d on d.account_id = t.destination_account_id
      where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.pay_period_id = any(${[...payPeriodIds]}::uuid[])
        and t.status <> ${sql.lit(transactionMachine.state.cancelled)} and t.name not in ('Remittance', 'Repayment')
      group by 1, 2, 3, 4, 5, 6, 7, 8)
    select name, status, jsonb_build_object('kind', source, 'ref', source_ref, 'name', source_name) as source,
           jsonb_build_object('kind', destination, 'ref', destination_ref, 'name', destination_name) as destination,
           amount, count, "on"
    from moved m
    where m.source not in ('benefits', 'benefitsClearing', 'carrier')
      and m.destination not in ('benefits', 'benefitsClearing', 'carrier')
    order by m.name, m.status, m.source, m.source_ref, m.destination, m.destination_ref`
  return plannedWithout(tx, ['nestloop'], asked)
}

const WORKERS = sql.lit('employeeAccount')
