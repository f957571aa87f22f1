import { type RawBuilder, sql } from 'kysely'
import { COUNTED, EXPECTED } from '../../domain/money/transaction.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { keptOfRun, mayBeKept } from './kept-tax.ts'
import { isElsewhere, isToAgency } from './transfer-sorts.ts'

export interface HeldCredit {
  readonly companyId: Id<'company'>
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly accountId: string
  readonly agencyRef: string
  readonly agencyName: string
  readonly held: bigint
}

/**
 * By agency and run, the oldest first: more was deposited than the run owes, and the agency does not keep it. What is paid
 * person by person never concerns an agency; the rest are a few dozen rows a run, which two indexes have between them.
 */
export async function heldCredits(tx: Tx, companyId: Id<'company'>): Promise<readonly HeldCredit[]> {
  const counted = (which: RawBuilder<unknown>) => sql`
    select t.run_id, t.pay_period_id, t.source_account_id, t.destination_account_id, t.amount from transfer t
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.run_id is not null
      and t.status = any(${[...COUNTED]}::text[]) and ${which}`
  const parts = keptOfRun('$1', 'h.run_id').split('$1')
  const kept = sql.join(
    parts.map((part) => sql.raw(part)),
    sql`${companyId}`,
  )
  const { rows } = await sql<HeldCredit>`
    with held as materialized (
      select t.run_id, t.pay_period_id, side.account_id, sum(side.amount)::bigint as held
      from (${counted(isToAgency)} union all ${counted(isElsewhere)}) t
      cross join lateral (values (t.source_account_id, t.amount), (t.destination_account_id, -t.amount))
        as side(account_id, amount)
      group by 1, 2, 3 having sum(side.amount) > 0)
    select a.company_id as "companyId", h.run_id as "runId", h.pay_period_id as "payPeriodId",
           a.account_id as "accountId", a.ref as "agencyRef", a.name as "agencyName", (h.held - k.kept)::bigint as held
    from held h cross join lateral (
      select * from ledger_account a
      where a.company_id = ${companyId} and a.account_id = h.account_id and a.client_id = ${tx.clientId} offset 0) a
    cross join lateral (
      select case when ${sql.raw(mayBeKept('a.ref'))} then ${kept} else 0 end as kept offset 0) k
    where a.kind = 'taxAgency' and h.held > k.kept
    order by h.run_id, a.ref`.execute(tx.db)
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
