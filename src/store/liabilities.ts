import { sql } from 'kysely'
import type { DepositSchedule } from '../domain/calendar/deposits.ts'
import type { Liability } from '../domain/ledger/liabilities.ts'
import type { TaxHistory } from '../domain/ledger/tax-history.ts'
import type { Id } from '../kernel/ids.ts'
import type { Tx } from './transaction.ts'

export interface LiabilityRow extends Liability {
  readonly agency: string
  /** Of what was deposited: paid with a credit that the agency held. */
  readonly credited: bigint
  /** Deposits that wait for their day or are on their way. */
  readonly pending: bigint
}

/** By agency and pay date: what arose in our runs and was not voided, and what was deposited for it. */
export async function ownLiabilities(tx: Tx, companyId: Id<'company'>): Promise<readonly LiabilityRow[]> {
  const { rows } = await sql<LiabilityRow>`
    select a.name as agency, a.ref as "agencyRef", r.pay_date as "payDate",
      coalesce(sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)
        filter (where t.name = 'Accrual'), 0)::bigint as accrued,
      coalesce(sum(case when t.source_account_id = a.account_id then t.amount else -t.amount end)
        filter (where t.name <> 'Accrual' and t.status = 'complete'), 0)::bigint as deposited,
      coalesce(sum(t.amount)
        filter (where t.name = 'TaxCredit' and t.source_account_id = a.account_id), 0)::bigint as credited,
      coalesce(sum(t.amount) filter (where t.name = 'TaxPayment' and t.status = 'pending'), 0)::bigint as pending
    from transfer t
    join ledger_account a on a.company_id = t.company_id and a.kind = 'taxAgency'
      and a.account_id in (t.source_account_id, t.destination_account_id)
    join payroll_run r on r.company_id = t.company_id and r.run_id = t.run_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId}
      and t.name in ('Accrual', 'TaxPayment', 'TaxCredit')
    group by a.account_id, a.company_id, a.name, a.ref, r.pay_date
    order by a.ref, r.pay_date`.execute(tx.db)
  return rows
}

/** The federal schedule by the year from which it was assigned. */
export async function depositSchedules(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<ReadonlyMap<number, DepositSchedule>> {
  const { rows } = await sql<{ year: number; schedule: DepositSchedule }>`
    select year, schedule from federal_deposit_schedule
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  return new Map(rows.map(({ year, schedule }) => [year, schedule]))
}

export async function taxHistory(tx: Tx, companyId: Id<'company'>): Promise<TaxHistory> {
  const { rows: liabilities } = await sql<TaxHistory['liabilities'][number]>`
    select code, pay_date as "payDate", amount from liability_history
    where company_id = ${companyId} and client_id = ${tx.clientId} order by code, pay_date`.execute(tx.db)
  const { rows: deposits } = await sql<TaxHistory['deposits'][number]>`
    select code, quarter, amount from deposit_history
    where company_id = ${companyId} and client_id = ${tx.clientId} order by code, quarter`.execute(tx.db)
  return { liabilities, deposits }
}
