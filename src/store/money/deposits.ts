import { sql } from 'kysely'
import { EXPECTED, transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import { noteUnsealed } from './seals.ts'
import { type ToldTransfer, tellTransfers } from './tell-transfers.ts'
import { isToAgency } from './transfer-sorts.ts'

const pending = sql.lit(transactionMachine.state.pending)

/** A deposit that waits for its day and is in no file. */
export interface WaitingDeposit
  extends Pick<TransferRow, 'companyId' | 'transferId' | 'name' | 'status' | 'reversesId' | 'effectiveDate'> {
  readonly runId: Id<'run'>
  readonly agencyRef: string
  readonly payDate: Day
}

/** Of all runs of a company. A payment that was made again after a return keeps the day that was given to it then. */
export async function waitingDeposits(tx: Tx, companyId: Id<'company'>): Promise<readonly WaitingDeposit[]> {
  const { rows } = await sql<WaitingDeposit>`
    select t.company_id as "companyId", t.transfer_id as "transferId", t.name, t.status,
           t.reverses_id as "reversesId", t.effective_date as "effectiveDate",
           t.run_id as "runId", t.code as "agencyRef", r.pay_date as "payDate"
    from transfer t join payroll_run r on r.company_id = t.company_id and r.run_id = t.run_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name = 'TaxPayment'
      and t.status = ${pending} and t.ach_file_id is null and t.reverses_id is null
    order by t.transfer_id`.execute(tx.db)
  return rows
}

/** What a run owes to an agency and nothing was posted for. */
export interface UnpaidAgency {
  readonly companyId: Id<'company'>
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly payDate: Day
  readonly agencyRef: string
  readonly agencyName: string
  readonly amount: bigint
}

/** Of living runs from a pay date on, to these agencies. What came back from one has its own way to go out again. */
export async function unpaidAgencies(
  tx: Tx,
  companyId: Id<'company'>,
  { refs, since }: { readonly refs: readonly string[]; readonly since: Day | undefined },
): Promise<readonly UnpaidAgency[]> {
  const { rows } = await sql<UnpaidAgency>`
    select r.company_id as "companyId", r.run_id as "runId", r.pay_period_id as "payPeriodId", r.pay_date as "payDate",
           a.ref as "agencyRef", a.name as "agencyName",
           sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)::bigint as amount
    from payroll_run r
    join transfer t on t.company_id = r.company_id and t.run_id = r.run_id and ${isToAgency}
    join ledger_account a on a.company_id = t.company_id and a.account_id in (t.source_account_id, t.destination_account_id)
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.status in ${oneOf(POSTED_RUN)}
      ${since === undefined ? sql`` : sql`and r.pay_date >= ${since}`}
      and a.kind = 'taxAgency' and a.ref = any(${[...refs]}::text[]) and t.status = any(${[...EXPECTED]}::text[])
    group by 1, 2, 3, 4, 5, 6
    having sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) > 0
      and not bool_or(t.name = 'TaxPayment')
    order by r.run_id, a.ref`.execute(tx.db)
  return rows
}

/** The periods before the runs, as everybody does who moves money, and each in order of id: nobody waits in a circle. */
export async function lockRuns(tx: Tx, companyId: Id<'company'>, runIds: readonly string[]): Promise<void> {
  const theirs = sql`company_id = ${companyId} and client_id = ${tx.clientId}`
  await sql`
    select from pay_period where ${theirs} and pay_period_id in (
      select pay_period_id from payroll_run where ${theirs} and run_id = any(${[...runIds]}::uuid[]))
    order by pay_period_id for no key update`.execute(tx.db)
  await sql`
    select from payroll_run where ${theirs} and run_id = any(${[...runIds]}::uuid[])
    order by run_id for no key update`.execute(tx.db)
}

/** The same payments again, each on another day. The old ones are cancelled by the caller. */
export async function postAnew(
  work: Work,
  moves: readonly { readonly deposit: WaitingDeposit; readonly on: Day }[],
  reason: string,
): Promise<void> {
  const [first] = moves
  if (!first) return
  const { rows } = await sql<ToldTransfer>`
    insert into transfer as n (company_id, client_id, transfer_id, run_id, pay_period_id, name, source_account_id,
                               destination_account_id, amount, status, code, effective_date, reason, created_at)
    select t.company_id, t.client_id, new_id(t.transfer_id), t.run_id, t.pay_period_id, t.name, t.source_account_id,
           t.destination_account_id, t.amount, ${pending}, t.code, m.day, ${reason}, ${isoInstant(work.now)}
    from unnest(${moves.map(({ deposit }) => deposit.transferId)}::uuid[], ${moves.map(({ on }) => on)}::date[])
      as m(id, day)
    join transfer t on t.company_id = ${first.deposit.companyId} and t.transfer_id = m.id
    returning n.company_id as "companyId", n.transfer_id as "transferId", n.name, n.status, n.reverses_id as "reversesId"`.execute(
    work.db,
  )
  const runIds = moves.map(({ deposit }) => deposit.runId)
  await noteUnsealed(work, first.deposit, runIds)
  tellTransfers(work, 'insert', rows)
}
