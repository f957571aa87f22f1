import { sql } from 'kysely'
import { COUNTED } from '../../domain/money/transaction.ts'
import type { Movement } from '../../domain/payroll/journal-cash.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { JournalRange } from './journal-asked.ts'

/** Which account a tax of a run was posted to: an agency keeps the name that it had then. */
export async function agencyNames(
  tx: Tx,
  companyId: Id<'company'>,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ word: string; name: string }>`
    select distinct t.run_id || '/' || t.code as word, a.name
    from transfer t join ledger_account a on a.company_id = t.company_id and a.account_id = t.destination_account_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name = 'Accrual' and a.kind = 'taxAgency'
      and t.run_id = any(${[...runIds]}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ word, name }) => [word, name]))
}

/**
 * Cash that moved in a range of days, summed by file and account. A credit at an agency that pays moves none. Nearly all
 * accounts are the bank accounts of workers, which share one in the books: what is no other account is one of them.
 */
export async function cashMovements(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: JournalRange,
): Promise<readonly Movement[]> {
  // A payroll that has just moved looks small to the planner: a loop for each of its transfers, or a sort of them, looks cheap.
  for (const way of WAYS) await sql`set local ${sql.ref(way)} = off`.execute(tx.db)
  const { rows } = await sql<Movement>`
    with other as materialized (
      select account_id, kind, case when kind in ('taxAgency', 'garnishmentAgency') then name
                                    when kind = 'carrier' then ref else '' end as name
      from ledger_account
      where company_id = ${companyId} and client_id = ${tx.clientId} and (kind < ${WORKERS} or kind > ${WORKERS})),
    moved as (
      select t.effective_date, t.name, t.pay_period_id, t.ach_file_id, t.reason, coalesce(s.kind, ${WORKERS}) as source,
             coalesce(s.name, '') as source_name, coalesce(d.kind, ${WORKERS}) as destination,
             coalesce(d.name, '') as destination_name, sum(t.amount)::bigint as amount, min(t.created_at) as created_at
      from transfer t
      left join other s on s.account_id = t.source_account_id
      left join other d on d.account_id = t.destination_account_id
      where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name not in ('Accrual', 'TaxCredit')
        and t.status = any(${[...COUNTED]}::text[]) and t.effective_date between ${from} and ${to}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9)
    select effective_date as date, name, pay_period_id as "payPeriodId", ach_file_id as "achFileId", reason, amount,
           jsonb_build_object('kind', source, 'name', source_name) as source,
           jsonb_build_object('kind', destination, 'name', destination_name) as destination
    from moved order by effective_date, created_at`.execute(tx.db)
  for (const way of WAYS) await sql`set local ${sql.ref(way)} = on`.execute(tx.db)
  return rows
}

const WAYS = ['enable_nestloop', 'enable_sort']

const WORKERS = sql.lit('employeeAccount')
