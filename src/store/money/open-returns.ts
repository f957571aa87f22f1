import { type RawBuilder, sql } from 'kysely'
import type { AgencyDebt } from '../../domain/money/agency-debt.ts'
import { EXPECTED, transactionMachine } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'

const returned = sql.lit(transactionMachine.state.returned)

/** A payment that came back, was not issued again, and is still owed to whom it was for. */
export interface OpenReturn {
  readonly companyId: Id<'company'>
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly transferId: Id<'transfer'>
  /** The opposite that undid it: what pays again undoes that, once. */
  readonly returnId: Id<'transfer'>
  readonly name: 'AchCredit' | 'TaxPayment' | 'GarnishmentPayment'
  /** An agency by the ledger: its code, or what the order names. */
  readonly agencyRef: string
  readonly agencyName: string
  /** Whose pay it is, or whom the order names today; empty for a tax. */
  readonly payee: string
  /** The order, or the agency's code. */
  readonly code: string
  /** As much of it as is owed: paychecks may have been voided meanwhile. */
  readonly amount: bigint
  readonly effectiveDate: Day
  readonly payDate: Day
  readonly returnCode: string
  /** How often a payment for the same debt has come back. */
  readonly times: number
}

export interface OpenReturnsAsked {
  /** One, or several at once. */
  readonly companyId: string | readonly string[]
  readonly payPeriodIds?: readonly string[]
  readonly transferId?: string
  readonly orderId?: string
  readonly names?: readonly OpenReturn['name'][]
}

/** In the order in which they were sent. Pay is owed while its paycheck lives; an agency is owed what the run still owes. */
export async function openReturns(tx: Tx, asked: OpenReturnsAsked): Promise<readonly OpenReturn[]> {
  const { companyId, payPeriodIds, transferId, orderId, names = ALL } = asked
  const companies = companiesAsked([companyId].flat())
  const { rows } = await sql<OpenReturn>`
    select p.company_id as "companyId", p.run_id as "runId", p.pay_period_id as "payPeriodId",
           p.transfer_id as "transferId", r.transfer_id as "returnId", p.name, a.ref as "agencyRef",
           a.name as "agencyName", coalesce(g.agency, nullif(${fullName}, ''), '') as payee, p.code, least(p.amount, o.owed) as amount,
           p.effective_date as "effectiveDate", n.pay_date as "payDate", p.return_code as "returnCode", o.times
    from transfer p
    join transfer r on r.company_id = p.company_id and r.reverses_id = p.transfer_id and r.name = 'Return'
    join payroll_run n on n.company_id = p.company_id and n.run_id = p.run_id
    join ledger_account a on a.company_id = p.company_id and a.account_id = p.source_account_id
    left join garnishment g on p.name = 'GarnishmentPayment' and g.company_id = p.company_id
      and g.garnishment_id::text = p.code
    left join worker w on p.name = 'AchCredit' and w.company_id = p.company_id and w.user_id = p.user_id
    cross join lateral (${owed(companies.same(sql`p`))}) o
    where p.company_id = ${companies.asked} and p.client_id = ${tx.clientId} and p.status = ${returned}
      and p.name = any(${[...names]}::text[])
      ${payPeriodIds ? sql`and p.pay_period_id = any(${[...payPeriodIds]}::uuid[])` : sql``}
      ${transferId ? sql`and p.transfer_id = ${transferId}` : sql``}
      ${orderId ? sql`and p.code = ${orderId}` : sql``}
      and not exists (select from transfer x where x.company_id = ${companies.same(sql`r`)} and x.reverses_id = r.transfer_id)
      and o.owed > 0
    order by p.transfer_id`.execute(tx.db)
  return rows
}

/** Whom a payment to an agency is for, what is owed there beside it, and how often that came back. */
export async function agencyDebt(
  tx: Tx,
  { companyId, transferId }: { readonly companyId: string; readonly transferId: string },
): Promise<AgencyDebt & { readonly owed: bigint; readonly times: number }> {
  const { rows } = await sql<AgencyDebt & { owed: bigint; times: number }>`
    select p.name, a.ref as "agencyRef", a.name as "agencyName", coalesce(g.agency, '') as payee, p.code,
           p.effective_date as "effectiveDate", o.owed, o.times
    from transfer p
    join ledger_account a on a.company_id = p.company_id and a.account_id = p.source_account_id
    left join garnishment g on p.name = 'GarnishmentPayment' and g.company_id = p.company_id
      and g.garnishment_id::text = p.code
    cross join lateral (${owed(sql`${companyId}::uuid`)}) o
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.transfer_id = ${transferId}`.execute(
    tx.db,
  )
  return rows[0]!
}

const ALL: readonly OpenReturn['name'][] = ['AchCredit', 'TaxPayment', 'GarnishmentPayment']

/** What no payment is on its way for. An agency has one debt a run, an order its own. */
const owed = (company: RawBuilder<unknown>) => sql`
  select case when p.name = 'AchCredit'
           then (select p.amount from paycheck c where c.company_id = ${company} and c.pay_period_id = p.pay_period_id
                   and c.run_id = p.run_id and c.user_id = p.user_id and c.voided_at is null and c.cancelled_at is null)
           else coalesce(sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)
                           filter (where t.status = any(${[...EXPECTED]}::text[])), 0)::bigint
         end as owed,
         (count(*) filter (where t.name = p.name and t.status = ${returned}))::int as times
  from transfer t
  where p.name <> 'AchCredit' and t.company_id = ${company} and t.pay_period_id = p.pay_period_id
    and t.run_id = p.run_id and a.account_id in (t.source_account_id, t.destination_account_id)
    and (p.name = 'TaxPayment' or t.code = p.code)`
