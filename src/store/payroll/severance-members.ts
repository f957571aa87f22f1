import { sql } from 'kysely'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { BETWEEN_SCHEDULES } from '../schedules/on-schedule.ts'

/** Why someone who has left is in a period; it also says what a rehire takes back. */
export const FINAL_PAY = 'Final pay'
const SEVERANCE = 'Severance'

/** For these somebody is paid for the days of a period beside the schedule. */
export const FOR_ITS_DAYS: readonly string[] = [FINAL_PAY, BETWEEN_SCHEDULES]

/** Who was put into the period, or taken out of it, stays so. */
export async function joinPeriod(tx: Tx, period: PeriodFacts, userId: string): Promise<void> {
  await sql`
    insert into period_member (company_id, client_id, pay_period_id, user_id, included, reason)
    values (${period.companyId}, ${tx.clientId}, ${period.payPeriodId}, ${userId}, true, ${SEVERANCE})
    on conflict do nothing`.execute(tx.db)
}

/** Takes someone out of the periods that they were in only because they left. Answers those periods. */
export async function leaveFinalPeriods(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly Id<'payPeriod'>[]> {
  const { rows } = await sql<{ id: Id<'payPeriod'> }>`
    delete from period_member m using pay_period p
    where m.company_id = ${companyId} and m.user_id = ${userId} and m.client_id = ${tx.clientId}
      and m.reason = any(${[FINAL_PAY, SEVERANCE]}::text[])
      and p.company_id = m.company_id and p.pay_period_id = m.pay_period_id and p.status = any(${[...EDITABLE]}::text[])
    returning m.pay_period_id as id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Leave that was to be paid out with a period that does not come is paid with another. */
export async function movePayouts(
  tx: Tx,
  from: PeriodFacts,
  to: { readonly payPeriodId: Id<'payPeriod'>; readonly userId: string },
): Promise<void> {
  await sql`
    update time_off_payout set pay_period_id = ${to.payPeriodId}
    where company_id = ${from.companyId} and pay_period_id = ${from.payPeriodId} and user_id = ${to.userId}`.execute(
    tx.db,
  )
}
