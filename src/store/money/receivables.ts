import { sql } from 'kysely'
import { accountMachine, USABLE } from '../../domain/money/account.ts'
import { COUNTED, transactionMachine } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

const pending = sql.lit(transactionMachine.state.pending)
const returned = sql.lit(transactionMachine.state.returned)
const active = sql.lit(accountMachine.state.active)

export interface OwedRun {
  readonly runId: Id<'run'>
  readonly owed: bigint
  /** Retries so far, whatever became of them. */
  readonly retries: number
  readonly isUnderWay: boolean
  readonly lastDraw: Id<'transfer'> | null
}

/** Runs whose funding came back after they were paid, with what is still owed. */
export async function owedRuns(tx: Tx, companyId: Id<'company'>): Promise<readonly OwedRun[]> {
  const { rows } = await sql<OwedRun>`
    select t.run_id as "runId",
           sum(case when t.source_account_id = a.account_id then t.amount else -t.amount end)
             filter (where t.status = any(${[...COUNTED]}::text[]))::bigint as owed,
           (count(*) filter (where t.name = 'AchDebit'))::int as retries,
           coalesce(bool_or(t.name = 'AchDebit' and t.status = ${pending}), false) as "isUnderWay",
           (array_agg(t.transfer_id order by t.transfer_id desc) filter (where t.name = 'AchDebit'))[1] as "lastDraw"
    from ledger_account a join transfer t on t.company_id = a.company_id
     and a.account_id in (t.source_account_id, t.destination_account_id)
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.kind = 'employerReceivable'
    group by t.run_id order by t.run_id`.execute(tx.db)
  return rows.filter(({ owed }) => owed > 0n)
}

export interface HeldRefund {
  readonly runId: Id<'run'>
  readonly returnId: Id<'transfer'>
  /** Where it could not be paid. */
  readonly accountId: string
  readonly amount: bigint
  readonly isFromWages: boolean
}

/** Refunds that came back and were not paid again. */
export async function heldRefunds(tx: Tx, companyId: Id<'company'>): Promise<readonly HeldRefund[]> {
  const { rows } = await sql<HeldRefund>`
    select r.run_id as "runId", r.transfer_id as "returnId", r.source_account_id as "accountId", r.amount,
           a.kind = 'wagesPayable' as "isFromWages"
    from transfer f
    join transfer r on r.company_id = f.company_id and r.reverses_id = f.transfer_id and r.name = 'Return'
    join ledger_account a on a.company_id = f.company_id and a.account_id = f.source_account_id
    where f.company_id = ${companyId} and f.client_id = ${tx.clientId} and f.name = 'Refund' and f.status = ${returned}
      and not exists (select from transfer p where p.company_id = r.company_id and p.reverses_id = r.transfer_id)
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

/**
 * The account that a company's money is drawn from: one whose last debit did not come back, an active one before a
 * ready one, the newest first; if one is named, another than that.
 */
export async function fundingAccountOf(
  tx: Tx,
  companyId: Id<'company'>,
  other?: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select company_bank_account_id as id from company_bank_account
    where company_id = ${companyId} and client_id = ${tx.clientId} and status in ${oneOf(USABLE)}
      ${other ? sql`and company_bank_account_id <> ${other}` : sql``}
    order by failure = '' desc, status = ${active} desc, company_bank_account_id desc limit 1`.execute(tx.db)
  return rows[0]?.id
}
