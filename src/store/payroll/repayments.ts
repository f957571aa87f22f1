import { sql } from 'kysely'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import type { RunKey } from './paychecks.ts'

/** What one paycheck took of the total of an item. */
export interface RepaymentRow {
  readonly userId: string
  readonly recurringPayItemId: string
  /** Of the item, one more than the last that the run has seen. */
  readonly number: number
  readonly amount: bigint
}

/**
 * One statement a part; none when nobody repays. A run reads one snapshot: where another payroll has taken the same number
 * since, Postgres lets this one begin again, and it sees the balance that the other left.
 */
export async function insertRepayments(
  tx: Tx,
  { companyId, runId, payPeriodId }: RunKey,
  rows: readonly RepaymentRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into pay_item_repayment (company_id, client_id, recurring_pay_item_id, number, run_id, pay_period_id, user_id,
                                    amount)
    select home.company_id, ${tx.clientId}, r.item_id, r.number, ${runId}, ${payPeriodId}, r.user_id, r.amount
    from ${home(companyId)} cross join unnest(${rows.map((row) => row.recurringPayItemId)}::uuid[], ${rows.map((row) => row.number)}::int[],
                ${rows.map((row) => row.userId)}::uuid[], ${rows.map((row) => row.amount)}::bigint[])
      as r(item_id, number, user_id, amount)
    on conflict (company_id, recurring_pay_item_id, number) do nothing`.execute(tx.db)
}
