import { sql } from 'kysely'
import type { HeldRefund } from '../../domain/money/held-refunds.ts'
import type { FundingAccount, OwedRun } from '../../domain/money/receivable.ts'
import { COUNTED, transactionMachine } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

const pending = sql.lit(transactionMachine.state.pending)
const returned = sql.lit(transactionMachine.state.returned)

/** Runs whose funding came back after they were paid, with what is still owed: nothing, perhaps. */
export async function owedRuns(tx: Tx, companyId: Id<'company'>): Promise<readonly OwedRun[]> {
  const { rows } = await sql<OwedRun>`
    select t.run_id as "runId", t.pay_period_id as "payPeriodId",
           coalesce(sum(case when t.source_account_id = a.account_id then t.amount else -t.amount end)
             filter (where t.status = any(${[...COUNTED]}::text[])), 0)::bigint as owed,
           array_remove(array_agg(case when t.name = 'AchDebit' then t.transfer_id end), null) as draws,
           array_remove(array_agg(case when t.name = 'AchDebit' and t.status = ${pending} then t.transfer_id end),
                        null) as "underWay"
    from ledger_account a join transfer t on t.company_id = a.company_id
     and a.account_id in (t.source_account_id, t.destination_account_id)
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.kind = 'employerReceivable'
    group by t.run_id, t.pay_period_id order by t.run_id`.execute(tx.db)
  return rows
}

/** Refunds that came back and were not paid again. */
export async function heldRefunds(tx: Tx, companyId: Id<'company'>): Promise<readonly HeldRefund[]> {
  const { rows } = await sql<HeldRefund>`
    select r.run_id as "runId", r.pay_period_id as "payPeriodId", r.transfer_id as "returnId", r.source_account_id as "accountId", r.amount,
           a.kind = 'wagesPayable' as "isFromWages"
    from transfer f
    join transfer r on r.company_id = f.company_id and r.reverses_id = f.transfer_id and r.name = 'Return'
    join ledger_account a on a.company_id = f.company_id and a.account_id = f.source_account_id
    where f.company_id = ${companyId} and f.client_id = ${tx.clientId} and f.name = 'Refund' and f.status = ${returned}
      and not exists (select from transfer p where p.company_id = ${companyId} and p.reverses_id = r.transfer_id)
    order by r.transfer_id`.execute(tx.db)
  return rows
}

/** Runs with taxes that should have been deposited by now and were held. */
export async function runsWithHeldTaxes(
  tx: Tx,
  companyId: Id<'company'>,
  through: Day,
): Promise<readonly Id<'run'>[]> {
  const { rows } = await sql<{ run_id: Id<'run'> }>`
    select distinct run_id from transfer
    where company_id = ${companyId} and client_id = ${tx.clientId} and name = 'TaxPayment' and status = ${pending}
      and ach_file_id is null and effective_date <= ${through}
    order by run_id`.execute(tx.db)
  return rows.map((row) => row.run_id)
}

/** The accounts of a company, for the choice of one; see domain/money/receivable.ts. */
export async function fundingAccounts(tx: Tx, companyId: Id<'company'>): Promise<readonly FundingAccount[]> {
  const { rows } = await sql<FundingAccount>`
    select company_bank_account_id as "accountId", status, failure from company_bank_account
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  return rows
}
