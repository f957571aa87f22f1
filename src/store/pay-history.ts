import { sql } from 'kysely'
import type { TaxHistory } from '../domain/ledger/tax-history.ts'
import { writeInput } from '../domain/payroll/stored-input.ts'
import type { Day } from '../kernel/dates.ts'
import { type Id, newId } from '../kernel/ids.ts'
import type { Cents } from '../kernel/money.ts'
import type { Tx } from './transaction.ts'

export interface HistoryRow {
  readonly userId: Id<'user'>
  readonly payDate: Day
  readonly state: string
  readonly gross: Cents
  readonly supplementalWages?: Cents | null | undefined
  readonly taxes: readonly { readonly code: string; readonly wages: Cents; readonly tax: Cents }[]
  readonly deductions?: readonly { readonly type: string; readonly amount: Cents }[] | null | undefined
}

/** Once a payroll has been run here, the year is ours and no longer imported. */
export async function historyBlocked(tx: Tx, companyId: Id<'company'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payroll_run where company_id = ${companyId} and client_id = ${tx.clientId}
      and status in ('submitted', 'inProcess', 'processed') limit 1`.execute(tx.db)
  return rows.length > 0
}

export async function insertHistory(
  tx: Tx,
  companyId: Id<'company'>,
  rows: readonly HistoryRow[],
): Promise<void> {
  await sql`
    insert into pay_history (company_id, client_id, pay_history_id, user_id, pay_date, state, gross, supplemental_wages,
                             taxes, deductions)
    select ${companyId}, ${tx.clientId}, h.id, h.user_id, h.pay_date, h.state, h.gross, h.supplemental, h.taxes::jsonb,
           h.deductions::jsonb
    from unnest(
      ${rows.map(() => newId())}::uuid[], ${rows.map((r) => r.userId)}::uuid[], ${rows.map((r) => r.payDate)}::date[],
      ${rows.map((r) => r.state)}::text[], ${rows.map((r) => r.gross)}::bigint[],
      ${rows.map((r) => r.supplementalWages ?? 0n)}::bigint[], ${rows.map((r) => writeInput(r.taxes))}::text[],
      ${rows.map((r) => writeInput(r.deductions ?? []))}::text[])
      as h(id, user_id, pay_date, state, gross, supplemental, taxes, deductions)`.execute(tx.db)
}

/** What it owed and what was deposited. Several imports add up. */
export async function insertTaxHistory(
  tx: Tx,
  companyId: Id<'company'>,
  { liabilities, deposits }: TaxHistory,
): Promise<void> {
  await sql`
    insert into liability_history as h (company_id, client_id, code, pay_date, amount)
    select ${companyId}, ${tx.clientId}, l.code, l.pay_date, l.amount
    from unnest(${liabilities.map((l) => l.code)}::text[], ${liabilities.map((l) => l.payDate)}::date[],
                ${liabilities.map((l) => l.amount)}::bigint[]) as l(code, pay_date, amount)
    on conflict (company_id, code, pay_date) do update set amount = h.amount + excluded.amount`.execute(tx.db)
  await sql`
    insert into deposit_history (company_id, client_id, deposit_history_id, code, quarter, amount)
    select ${companyId}, ${tx.clientId}, d.id, d.code, d.quarter, d.amount
    from unnest(${deposits.map(() => newId())}::uuid[], ${deposits.map((d) => d.code)}::text[],
                ${deposits.map((d) => d.quarter)}::text[], ${deposits.map((d) => d.amount)}::bigint[])
      as d(id, code, quarter, amount)`.execute(tx.db)
}
