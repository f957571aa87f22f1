import { sql } from 'kysely'
import type { TaxHistory } from '../../domain/money/tax-history.ts'
import { revive, writeInput } from '../../domain/pay/stored-input.ts'
import { ALIVE } from '../../domain/payroll/run.ts'
import type { ImportedDeduction } from '../../domain/payroll/year.ts'
import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Cents } from '../../kernel/money.ts'
import { home } from '../database/home.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

export interface HistoryRow {
  readonly userId: Id<'user'>
  readonly payDate: Day
  readonly state: string
  readonly gross: Cents
  /** Not known where it was not given. */
  readonly net?: Cents | null | undefined
  readonly supplementalWages?: Cents | null | undefined
  readonly taxes: readonly { readonly code: string; readonly wages: Cents; readonly tax: Cents }[]
  readonly deductions?: readonly ImportedDeduction[] | null | undefined
}

/** Once a payroll has been run here, the year is ours and no longer imported. */
export async function historyBlocked(tx: Tx, companyId: Id<'company'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payroll_run where company_id = ${companyId} and client_id = ${tx.clientId}
      and status in ${oneOf(ALIVE)} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Whether a company brought pay of this year along: its people keep the benefits that they had. */
export async function hasBroughtPay(tx: Tx, companyId: Id<'company'>): Promise<boolean> {
  const year = yearOf(tx.today)
  const { rows } = await sql`
    select 1 from pay_history where company_id = ${companyId} and client_id = ${tx.clientId}
      and pay_date between ${dayOf(year, 1, 1)} and ${dayOf(year, 12, 31)} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** What was imported of these workers, in the order of pay dates. */
export async function historyOf(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly string[],
): Promise<readonly HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select user_id as "userId", pay_date as "payDate", state, gross, net, supplemental_wages as "supplementalWages", taxes, deductions
    from pay_history
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = any(${[...userIds]}::uuid[])
    order by pay_date`.execute(tx.db)
  return rows.map((row) => revive(row) as HistoryRow)
}

/** Takes out what was imported before for the same workers and pay dates, and answers it. */
export async function takeOutHistory(
  tx: Tx,
  companyId: Id<'company'>,
  given: readonly Pick<HistoryRow, 'userId' | 'payDate'>[],
): Promise<readonly HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    delete from pay_history h
    where h.company_id = ${companyId} and h.client_id = ${tx.clientId} and (h.user_id, h.pay_date) in (
      select g.user_id, g.pay_date
      from unnest(${given.map((row) => row.userId)}::uuid[], ${given.map((row) => row.payDate)}::date[])
        as g(user_id, pay_date))
    returning h.user_id as "userId", h.pay_date as "payDate", h.state, h.gross, h.net, h.supplemental_wages as "supplementalWages",
              h.taxes, h.deductions`.execute(tx.db)
  return rows.map((row) => revive(row) as HistoryRow)
}

export async function insertHistory(
  tx: Tx,
  companyId: Id<'company'>,
  rows: readonly HistoryRow[],
): Promise<void> {
  await sql`
    insert into pay_history (company_id, client_id, pay_history_id, user_id, pay_date, state, gross, net, supplemental_wages,
                             taxes, deductions)
    select home.company_id, ${tx.clientId}, h.id, h.user_id, h.pay_date, h.state, h.gross, h.net, h.supplemental, h.taxes::jsonb,
           h.deductions::jsonb
    from ${home(companyId)} cross join unnest(
      ${rows.map(() => newId())}::uuid[], ${rows.map((r) => r.userId)}::uuid[], ${rows.map((r) => r.payDate)}::date[],
      ${rows.map((r) => r.state)}::text[], ${rows.map((r) => r.gross)}::bigint[], ${rows.map((r) => r.net ?? null)}::bigint[],
      ${rows.map((r) => r.supplementalWages ?? 0n)}::bigint[], ${rows.map((r) => writeInput(r.taxes))}::text[],
      ${rows.map((r) => writeInput(r.deductions ?? []))}::text[])
      as h(id, user_id, pay_date, state, gross, net, supplemental, taxes, deductions)`.execute(tx.db)
}

/** What it owed, which adds up, and what was deposited, which replaces what was given for the tax and quarter. */
export async function insertTaxHistory(
  tx: Tx,
  companyId: Id<'company'>,
  { liabilities, deposits }: TaxHistory,
): Promise<void> {
  await sql`
    insert into liability_history as h (company_id, client_id, code, pay_date, amount)
    select home.company_id, ${tx.clientId}, l.code, l.pay_date, l.amount
    from ${home(companyId)} cross join unnest(${liabilities.map((l) => l.code)}::text[], ${liabilities.map((l) => l.payDate)}::date[],
                ${liabilities.map((l) => l.amount)}::bigint[]) as l(code, pay_date, amount)
    on conflict (company_id, code, pay_date) do update set amount = h.amount + excluded.amount`.execute(tx.db)
  await sql`
    delete from deposit_history d
    where d.company_id = ${companyId} and d.client_id = ${tx.clientId} and (d.code, d.quarter) in (
      select g.code, g.quarter
      from unnest(${deposits.map((d) => d.code)}::text[], ${deposits.map((d) => d.quarter)}::text[])
        as g(code, quarter))`.execute(tx.db)
  await sql`
    insert into deposit_history (company_id, client_id, deposit_history_id, code, quarter, amount)
    select home.company_id, ${tx.clientId}, d.id, d.code, d.quarter, d.amount
    from ${home(companyId)} cross join unnest(${deposits.map(() => newId())}::uuid[], ${deposits.map((d) => d.code)}::text[],
                ${deposits.map((d) => d.quarter)}::text[], ${deposits.map((d) => d.amount)}::bigint[])
      as d(id, code, quarter, amount)`.execute(tx.db)
}
