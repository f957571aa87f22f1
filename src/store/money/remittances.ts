import { sql } from 'kysely'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Cents } from '../../kernel/money.ts'
import { inPages, type PageAsked, pastPage } from '../database/pages.ts'
import type { Tx } from '../database/transaction.ts'

/** What is owed for one plan: negative where more was remitted than is owed by now. */
export interface PlanOwed {
  readonly plan: string
  readonly owed: Cents
}

/** By plan, every one that anything was ever owed for. Accruals alone touch these accounts: a few rows a run. */
export async function owedForPlans(
  tx: Tx,
  companyId: Id<'company'>,
  plan?: string,
): Promise<readonly PlanOwed[]> {
  const { rows } = await sql<PlanOwed>`
    select a.ref as plan,
           coalesce(sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end), 0)::bigint as owed
    from ledger_account a
    left join transfer t on t.company_id = a.company_id and t.name = 'Accrual'
      and a.account_id in (t.source_account_id, t.destination_account_id)
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.kind = 'benefits'
      ${plan === undefined ? sql`` : sql`and a.ref = ${plan}`}
    group by a.ref order by a.ref`.execute(tx.db)
  return rows
}

export interface RemittanceRow {
  readonly remittanceId: Id<'remittance'>
  readonly plan: string
  readonly amount: Cents
  readonly paymentDate: Day
  readonly reference: string
  /** The company's bank account that it was paid from. */
  readonly accountId: string
  readonly isWithdrawn: boolean
}

/** In order of creation; what withdraws one is not itself one. */
export async function remittancesWhere(
  tx: Tx,
  companyId: Id<'company'>,
  asked: PageAsked & { readonly remittanceId?: string } = {},
): Promise<readonly RemittanceRow[]> {
  const { remittanceId } = asked
  const { rows } = await sql<RemittanceRow>`
    select t.transfer_id as "remittanceId", t.code as plan, t.amount, t.effective_date as "paymentDate",
           t.reason as reference, t.source_account_id as "accountId",
           exists (select from transfer u where u.company_id = ${companyId} and u.reverses_id = t.transfer_id)
             as "isWithdrawn"
    from transfer t
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name = 'Remittance' and t.reverses_id is null
      ${remittanceId ? sql`and t.transfer_id = ${remittanceId}` : sql``}
      ${pastPage('t.transfer_id', asked)}
    ${inPages('t.transfer_id', asked)}`.execute(tx.db)
  return rows
}
