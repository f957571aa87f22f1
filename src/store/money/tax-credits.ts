import { sql } from 'kysely'
import { COUNTED, EXPECTED } from '../../domain/money/transaction.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface HeldCredit {
  readonly companyId: Id<'company'>
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly accountId: string
  readonly agencyRef: string
  readonly agencyName: string
  readonly held: bigint
}

/** By agency and run, the oldest first: more was deposited than the run owes. */
export async function heldCredits(tx: Tx, companyId: Id<'company'>): Promise<readonly HeldCredit[]> {
  const { rows } = await sql<HeldCredit>`
    select t.company_id as "companyId", t.run_id as "runId", t.pay_period_id as "payPeriodId",
           a.account_id as "accountId", a.ref as "agencyRef", a.name as "agencyName",
           sum(case when t.source_account_id = a.account_id then t.amount else -t.amount end)::bigint as held
    from ledger_account a
    join transfer t on t.company_id = a.company_id and a.account_id in (t.source_account_id, t.destination_account_id)
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.kind = 'taxAgency' and t.run_id is not null
      and t.status = any(${[...COUNTED]}::text[])
    group by 1, 2, 3, 4, 5, 6
    having sum(case when t.source_account_id = a.account_id then t.amount else -t.amount end) > 0
    order by t.run_id, a.ref`.execute(tx.db)
  return rows
}

/**
 * What a run owes to agencies and no payment is on its way for, because one came back: by account, and for an order by
 * account and order, as `account/order`.
 */
export async function unpaidToAgencies(
  tx: Tx,
  run: { readonly companyId: string; readonly runId: string; readonly payPeriodId: string },
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ word: string; unpaid: bigint }>`
    select a.account_id || '/' || case when a.kind = 'garnishmentAgency' then t.code else '' end as word,
           sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)::bigint as unpaid
    from ledger_account a
    join transfer t on t.company_id = a.company_id and a.account_id in (t.source_account_id, t.destination_account_id)
    where t.company_id = ${run.companyId} and t.pay_period_id = ${run.payPeriodId} and t.run_id = ${run.runId}
      and t.client_id = ${tx.clientId} and a.kind in ('taxAgency', 'garnishmentAgency')
      and t.status = any(${[...EXPECTED]}::text[])
    group by 1 having sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) > 0`.execute(
    tx.db,
  )
  return new Map(rows.map(({ word, unpaid }) => [word, unpaid]))
}
