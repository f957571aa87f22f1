import { sql } from 'kysely'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

/** A balance of leave that is paid out with a period. */
export interface PayoutRow {
  readonly assignmentId: Id<'timeOffAssignment'>
  readonly userId: string
  readonly hours: number
  readonly amount: bigint
}

export async function payoutsOf(
  tx: Tx,
  period: Pick<PeriodFacts, 'companyId' | 'payPeriodId'>,
  userIds?: readonly string[],
): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select assignment_id as "assignmentId", user_id as "userId", hours, amount from time_off_payout
    where company_id = ${period.companyId} and pay_period_id = ${period.payPeriodId}
      ${userIds ? sql`and user_id = any(${[...userIds]}::uuid[])` : sql``}
    order by assignment_id`.execute(tx.db)
  return rows
}

export async function insertPayouts(tx: Tx, period: PeriodFacts, rows: readonly PayoutRow[]): Promise<void> {
  await sql`
    insert into time_off_payout (company_id, client_id, assignment_id, user_id, pay_period_id, hours, amount)
    select home.company_id, ${tx.clientId}::uuid, p.assignment_id, p.user_id, ${period.payPeriodId}::uuid,
           p.hours, p.amount
    from ${home(period.companyId)} cross join unnest(${rows.map((r) => r.assignmentId)}::uuid[], ${rows.map((r) => r.userId)}::uuid[],
                ${rows.map((r) => r.hours)}::int[], ${rows.map((r) => r.amount)}::bigint[])
      as p(assignment_id, user_id, hours, amount)`.execute(tx.db)
}

/** Takes back payouts of these accounts that no run has paid; answers which. */
export async function dropUnpaidPayouts(
  tx: Tx,
  companyId: Id<'company'>,
  assignmentIds: readonly string[],
): Promise<readonly { readonly assignmentId: string; readonly payPeriodId: Id<'payPeriod'> }[]> {
  const { rows } = await sql<{ assignmentId: string; payPeriodId: Id<'payPeriod'> }>`
    delete from time_off_payout o using pay_period p
    where o.company_id = ${companyId} and o.client_id = ${tx.clientId}
      and o.assignment_id = any(${[...assignmentIds]}::uuid[])
      and p.company_id = o.company_id and p.pay_period_id = o.pay_period_id and p.status = any(${[...EDITABLE]}::text[])
    returning o.assignment_id as "assignmentId", o.pay_period_id as "payPeriodId"`.execute(tx.db)
  return rows
}
