import { sql } from 'kysely'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import type { WorkerType } from '../../domain/payroll/schedule.ts'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

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

/** The worker types that have a Regular period on this day. */
export async function workerTypesOn(
  tx: Tx,
  companyId: Id<'company'>,
  on: Day,
): Promise<ReadonlySet<WorkerType>> {
  const { rows } = await sql<{ worker_type: WorkerType }>`
    select distinct worker_type from pay_period
    where company_id = ${companyId} and client_id = ${tx.clientId} and period_type = 'Regular'
      and status not in (${skipped}, ${voided}) and ${on} between begin_date and end_date`.execute(tx.db)
  return new Set(rows.map((row) => row.worker_type))
}
