import { sql } from 'kysely'
import { COUNTED } from '../domain/ledger/transaction.ts'
import type { Day } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import { type Cents, cents } from '../kernel/money.ts'
import type { Tx } from './transaction.ts'

export interface Balance {
  readonly accountId: string
  readonly kind: string
  readonly name: string
  readonly ref: string
  readonly balance: Cents
}

/** What has moved into each account less what has moved out of it, through a day. */
export async function balancesOf(
  tx: Tx,
  companyId: Id<'company'>,
  to: Day | undefined,
): Promise<readonly Balance[]> {
  const { rows } = await sql<Omit<Balance, 'balance'> & { balance: bigint }>`
    with moved as (
      select destination_account_id, source_account_id, amount from transfer
      where company_id = ${companyId} and client_id = ${tx.clientId} and status = any(${[...COUNTED]}::text[])
        ${to ? sql`and effective_date <= ${to}` : sql``}),
    sums as (
      select account_id, sum(amount)::bigint as balance
      from (select destination_account_id as account_id, amount from moved
            union all select source_account_id, -amount from moved) m
      group by account_id)
    select a.account_id as "accountId", a.kind, a.name, a.ref, coalesce(s.balance, 0)::bigint as balance
    from ledger_account a left join sums s using (account_id)
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId}
    order by a.kind, a.name, a.account_id`.execute(tx.db)
  return rows.map((row) => ({ ...row, balance: cents(row.balance) }))
}

export interface LiabilityRow {
  readonly agency: string
  readonly agencyCode: string
  readonly accrued: bigint
  readonly deposited: bigint
  /** Of what was deposited: paid with a credit that the agency held. */
  readonly credited: bigint
  readonly pending: bigint
  readonly payDate: Day
  readonly dueDate: Day | null
}

/** By agency and pay date: what arose, what was deposited for it, and when the rest is due. */
export async function liabilitiesOf(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly LiabilityRow[]> {
  const { rows } = await sql<LiabilityRow>`
    select a.name as agency, a.ref as "agencyCode", r.pay_date as "payDate",
      coalesce(sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)
        filter (where t.name = 'Accrual'), 0)::bigint as accrued,
      coalesce(sum(case when t.source_account_id = a.account_id then t.amount else -t.amount end)
        filter (where t.name in ('TaxPayment', 'Return', 'TaxCredit') and t.status in ('complete', 'returned')), 0)::bigint as deposited,
      coalesce(sum(t.amount) filter (where t.name = 'TaxCredit' and t.source_account_id = a.account_id), 0)::bigint as credited,
      coalesce(sum(t.amount) filter (where t.name = 'TaxPayment' and t.status = 'pending'), 0)::bigint as pending,
      max(t.effective_date) filter (where t.name = 'TaxPayment') as "dueDate"
    from ledger_account a
    join transfer t on t.company_id = a.company_id and a.account_id in (t.source_account_id, t.destination_account_id)
    join payroll_run r on r.company_id = t.company_id and r.run_id = t.run_id
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.kind = 'taxAgency'
      and r.pay_date between ${from} and ${to}
    group by a.account_id, a.company_id, a.name, a.ref, r.pay_date
    order by a.ref, r.pay_date`.execute(tx.db)
  return rows
}
