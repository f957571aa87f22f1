import { sql } from 'kysely'
import type { FederalSchedule } from '../../domain/money/deposit-plan.ts'
import type { Liability } from '../../domain/money/liabilities.ts'
import type { TaxHistory } from '../../domain/money/tax-history.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import type { Tx } from '../database/transaction.ts'
import { isToAgency } from './transfer-sorts.ts'

const complete = sql.lit(transactionMachine.state.complete)
const pending = sql.lit(transactionMachine.state.pending)

export interface LiabilityRow extends Liability {
  readonly agency: string
  /** Of what was deposited: paid with a credit that the agency held. */
  readonly credited: bigint
  /** Deposits that wait for their day or are on their way. */
  readonly pending: bigint
}

/** By agency and pay date, from a day on: what arose in our runs and was not voided, and what was deposited for it. */
export async function ownLiabilities(
  tx: Tx,
  companyId: Id<'company'>,
  since: Day | undefined,
): Promise<readonly LiabilityRow[]> {
  const { rows } = await sql<Omit<LiabilityRow, 'parts'> & { codes: string[]; amounts: bigint[] }>`
    with moved as materialized (
      select t.run_id, side.account_id, case when t.name = 'Accrual' then t.code end as code,
        sum(side.amount) filter (where t.name = 'Accrual') as accrued,
        sum(-side.amount) filter (where t.name <> 'Accrual' and t.status = ${complete}) as deposited,
        sum(-side.amount) filter (where t.name = 'TaxCredit' and side.amount < 0) as credited,
        sum(-side.amount) filter (where t.name = 'TaxPayment' and t.status = ${pending}) as pending
      from transfer t
      cross join lateral (values (t.destination_account_id, t.amount), (t.source_account_id, -t.amount))
        as side(account_id, amount)
      where t.company_id = ${companyId} and t.client_id = ${tx.clientId}
        and ${isToAgency}
        ${
          since === undefined
            ? sql``
            : sql`and t.run_id = any(array(
                select run_id from payroll_run where company_id = ${companyId} and pay_date >= ${since}))`
        }
      group by t.run_id, side.account_id, 3)
    select a.name as agency, a.ref as "agencyRef", r.pay_date as "payDate",
      coalesce(sum(m.accrued), 0)::bigint as accrued, coalesce(sum(m.deposited), 0)::bigint as deposited,
      coalesce(sum(m.credited), 0)::bigint as credited, coalesce(sum(m.pending), 0)::bigint as pending,
      coalesce(array_agg(m.code order by m.code) filter (where m.code is not null), '{}') as codes,
      coalesce(array_agg(m.accrued::bigint order by m.code) filter (where m.code is not null), '{}') as amounts
    from moved m
    join ledger_account a on a.company_id = ${companyId} and a.account_id = m.account_id and a.client_id = ${tx.clientId}
    join payroll_run r on r.company_id = ${companyId} and r.run_id = m.run_id
    where a.kind = 'taxAgency'
    group by a.name, a.ref, r.pay_date
    order by a.ref, r.pay_date`.execute(tx.db)
  return rows.map(({ codes, amounts, ...row }) => ({
    ...row,
    parts: codes.map((code, at) => ({ code, amount: amounts[at]! })),
  }))
}

/** The federal schedule by the year from which it was assigned. */
export async function depositSchedules(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<ReadonlyMap<number, FederalSchedule>> {
  const { rows } = await sql<{ year: number; schedule: FederalSchedule }>`
    select year, schedule from federal_deposit_schedule
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  return new Map(rows.map(({ year, schedule }) => [year, schedule]))
}

/** The federal return that the company files for wages; 941 until it has said otherwise, 943 of a farm. */
export async function federalFormOf(tx: Tx, companyId: Id<'company'>): Promise<FederalForm> {
  const { rows } = await sql<{ form: FederalForm }>`
    select case when f.is_farm then '943' else coalesce(k.federal_filing_form, '941') end as form
    from company c left join kyb_information k on k.company_id = c.company_id
    left join filing_profile f on f.company_id = c.company_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId}`.execute(tx.db)
  return rows[0]?.form ?? '941'
}

export async function taxHistory(
  tx: Tx,
  companyId: Id<'company'>,
  since: Day | undefined,
): Promise<TaxHistory> {
  const { rows: liabilities } = await sql<TaxHistory['liabilities'][number]>`
    select code, pay_date as "payDate", amount from liability_history
    where company_id = ${companyId} and client_id = ${tx.clientId} and amount <> 0
      ${since === undefined ? sql`` : sql`and pay_date >= ${since}`} order by code, pay_date`.execute(tx.db)
  const { rows: deposits } = await sql<TaxHistory['deposits'][number]>`
    select code, quarter, amount from deposit_history
    where company_id = ${companyId} and client_id = ${tx.clientId}
      ${since === undefined ? sql`` : sql`and quarter >= ${`${yearOf(since)}-Q1`}`} order by code, quarter`.execute(
    tx.db,
  )
  return { liabilities, deposits }
}
