import { sql } from 'kysely'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { isOnScheduleOf } from '../schedules/on-schedule.ts'

const approved = sql.lit(timeOffMachine.state.Approved)
const skipped = sql.lit(payPeriodMachine.state.skipped)
const voided = sql.lit(payPeriodMachine.state.voided)

/** Whether the company keeps time at all, and the next day on which something happens by itself. */
export interface TimeCalendar {
  readonly isKept: boolean
  readonly nextPeriod: Day | null
  readonly nextLeave: Day | null
  readonly nextStart: Day | null
  /** The day after the last one of an assignment. */
  readonly nextEnd: Day | null
}

export async function timeCalendar(tx: Tx, companyId: Id<'company'>): Promise<TimeCalendar> {
  const { rows } = await sql<TimeCalendar>`
    select exists (select from time_tracking_assignment a where a.company_id = ${companyId} and a.ended_at is null)
           or exists (select from time_off_assignment a where a.company_id = ${companyId} and a.ended_at is null)
           or exists (select from company_holiday h where h.company_id = ${companyId}
                        and h.on_day >= ${tx.today}::date) as "isKept",
      (select min(begin_date) from pay_period where company_id = ${companyId} and client_id = ${tx.clientId}
         and period_type = 'Regular' and begin_date > ${tx.today}::date) as "nextPeriod",
      (select min(l.on_day) from time_off_line l
         join time_off_request r on r.company_id = l.company_id and r.time_off_request_id = l.time_off_request_id
         where l.company_id = ${companyId} and r.status = ${approved} and not l.used
           and l.on_day > ${tx.today}::date) as "nextLeave",
      (select min(effective_from) from time_off_assignment where company_id = ${companyId} and ended_at is null
         and effective_from > ${tx.today}::date) as "nextStart",
      (select min(ends_on) + 1 from time_off_assignment where company_id = ${companyId} and ended_at is null
         and ends_on >= ${tx.today}::date) as "nextEnd"`.execute(tx.db)
  return rows[0]!
}

/** Those of these workers who have a Regular period on this day. */
export async function workersWithPeriod(
  tx: Tx,
  companyId: Id<'company'>,
  { userIds, on }: { readonly userIds: readonly string[]; readonly on: Day },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ user_id: string }>`
    select w.user_id from worker w
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId} and w.user_id = any(${[...userIds]}::uuid[])
      and exists (select from pay_period p
                  where p.company_id = ${companyId} and p.worker_type = w.worker_type and p.period_type = 'Regular'
                    and p.status not in (${skipped}, ${voided}) and ${on} between p.begin_date and p.end_date
                    and ${isOnScheduleOf(companyId, 'p')})`.execute(tx.db)
  return new Set(rows.map((row) => row.user_id))
}
