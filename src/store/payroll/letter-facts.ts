import { sql } from 'kysely'
import type { ApprovalStatus } from '../../domain/payroll/approval.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

/** What letters about payrolls say: days and names, no amounts. */

interface Of {
  readonly companyId: Id<'company'>
  /** The record that the letter is about. */
  readonly about: string
}

interface PayrollSaid {
  readonly payDate: Day
  /** Whose hand it was, as the audit log names it. */
  readonly by: string
}

interface RunSaid {
  readonly payDate: Day
  /** The day by which its wire has to arrive; null of a payroll that is drawn. */
  readonly wireBy: Day | null
}

export async function saidOfRun(tx: Tx, { companyId, about }: Of): Promise<RunSaid | undefined> {
  const { rows } = await sql<RunSaid>`
    select pay_date as "payDate", case when funding_method <> 'ACH' and funding_total > 0 then debit_date end as "wireBy"
    from payroll_run
    where company_id = ${companyId} and client_id = ${tx.clientId} and run_id = ${about}`.execute(tx.db)
  return rows[0]
}

/** Undefined when it is no longer what the letter is about. */
export async function saidOfApproval(
  tx: Tx,
  { companyId, about }: Of,
  statuses: readonly ApprovalStatus[],
): Promise<PayrollSaid | undefined> {
  const { rows } = await sql<PayrollSaid>`
    select p.pay_date as "payDate", coalesce(a.decided_by, a.requested_by) as by
    from payroll_approval a join pay_period p on p.company_id = a.company_id and p.pay_period_id = a.pay_period_id
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.approval_id = ${about}
      and a.status in ${oneOf(statuses)}`.execute(tx.db)
  return rows[0]
}

/** Of a credit that came back. */
export async function saidOfCredit(
  tx: Tx,
  { companyId, about }: Of,
): Promise<{ readonly payDate: Day; readonly ending: string } | undefined> {
  const { rows } = await sql<{ payDate: Day; ending: string }>`
    select r.pay_date as "payDate", right(b.account_mask, 4) as ending
    from transfer t
    join payroll_run r on r.company_id = t.company_id and r.run_id = t.run_id
    join user_bank_account b on b.company_id = t.company_id and b.user_bank_account_id = t.destination_account_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.transfer_id = ${about}`.execute(
    tx.db,
  )
  return rows[0]
}
