import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import { GRANTED } from '../../domain/time/time-off.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { isOnSchedule } from '../schedules/on-schedule.ts'
import { FOR_ITS_DAYS } from './severance-members.ts'

const active = sql.lit(userMachine.state.Active)
const inactive = sql.lit(userMachine.state.Inactive)

/** Hours of one kind of leave that one person has in a period, in hundredths. */
export interface LeaveRow {
  readonly userId: string
  readonly type: string
  readonly hours: number
  readonly unpaidHours: number
  /** Who is paid by the hour has no pay for an hour not worked: nothing is taken off. */
  readonly isHourly: boolean
}

/** Approved leave that the period pays; days after an exit are nobody's. */
export async function leaveOf(
  tx: Tx,
  period: PeriodFacts,
  userIds?: readonly string[],
): Promise<readonly LeaveRow[]> {
  const { rows } = await sql<LeaveRow>`
    select r.user_id as "userId", p.policy_type as type, sum(l.hours)::int as hours,
           sum(case when p.policy_type = 'Unpaid' then l.hours else l.unpaid_hours end)::int as "unpaidHours",
           bool_or(g.wage_basis = 'Per Hour' or g.employee_type = 'Paid by the hour') as "isHourly"
    from time_off_line l
    join time_off_request r on r.company_id = l.company_id and r.time_off_request_id = l.time_off_request_id
    join time_off_assignment a on a.company_id = r.company_id and a.assignment_id = r.assignment_id
    join time_off_policy p on p.company_id = a.company_id and p.time_off_policy_id = a.time_off_policy_id
    left join worker_exit x on x.company_id = r.company_id and x.user_id = r.user_id and x.ended_at is null
    left join lateral (
      select v.wage_basis, v.employee_type from worker_wage v
      where v.company_id = ${period.companyId} and v.user_id = r.user_id
      order by v.effective_from <= l.on_day desc, abs(v.effective_from - l.on_day) limit 1) g on true
    where l.company_id = ${period.companyId} and l.pay_period_id = ${period.payPeriodId}
      and r.status in ${oneOf(GRANTED)} and (x.exit_date is null or l.on_day <= x.exit_date)
      ${userIds ? sql`and r.user_id = any(${[...userIds]}::uuid[])` : sql``}
    group by 1, 2 order by 1, 2`.execute(tx.db)
  return rows
}

/**
 * A paid holiday gives an hourly employee a fifth of the usual week; a salary contains it already. It is paid with the
 * Regular period; to who leaves or changes the schedule, with the period of those days.
 */
export async function holidayHoursOf(
  tx: Tx,
  period: PeriodFacts,
  userIds?: readonly string[],
): Promise<readonly LeaveRow[]> {
  if (period.workerType !== 'W2' || !(await hasPaidHoliday(tx, period))) return []
  const { rows } = await sql<LeaveRow>`
    select w.user_id as "userId", 'Holiday' as type, sum(round(g.standard_working_hours / 5.0))::int as hours,
           0 as "unpaidHours",
           true as "isHourly"
    from company_holiday h
    join worker w on w.company_id = h.company_id and w.worker_type = 'W2' and w.date_of_join <= h.on_day
                 and w.status in (${active}, ${inactive})
    left join worker_exit x on x.company_id = w.company_id and x.user_id = w.user_id and x.ended_at is null
    cross join lateral (
      select v.wage_basis, v.employee_type, v.standard_working_hours from worker_wage v
      where v.company_id = ${period.companyId} and v.user_id = w.user_id
      order by v.effective_from <= h.on_day desc, abs(v.effective_from - h.on_day) limit 1) g
    where h.company_id = ${period.companyId} and h.paid and h.on_day between ${period.beginDate} and ${period.endDate}
      and (g.wage_basis = 'Per Hour' or g.employee_type = 'Paid by the hour') and g.standard_working_hours > 0
      and (x.exit_date is null or x.exit_date >= h.on_day)
      and ${period.periodType === 'Regular' ? isOnSchedule(period) : isForItsDays(period)}
      ${userIds ? sql`and w.user_id = any(${[...userIds]}::uuid[])` : sql``}
    group by 1 order by 1`.execute(tx.db)
  return rows
}

/** Asked first: most periods have none, and then nobody of the company needs to be looked at. */
async function hasPaidHoliday(tx: Tx, { companyId, beginDate, endDate }: PeriodFacts): Promise<boolean> {
  const { rows } = await sql`
    select from company_holiday
    where company_id = ${companyId} and paid and on_day between ${beginDate} and ${endDate} limit 1`.execute(
    tx.db,
  )
  return rows.length > 0
}

const isForItsDays = ({ companyId, payPeriodId }: PeriodFacts) => sql`
      exists (select from period_member m where m.company_id = ${companyId} and m.user_id = w.user_id
                    and m.pay_period_id = ${payPeriodId} and m.reason = any(${[...FOR_ITS_DAYS]}::text[]))`

/** Takes away what leave gave to everybody else, or to those of these people who are not kept; from how many. */
export async function dropLeaveInputs(
  tx: Tx,
  period: PeriodFacts,
  given: { readonly keep: readonly string[]; readonly among: readonly string[] | undefined },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from period_input
    where company_id = ${period.companyId} and pay_period_id = ${period.payPeriodId} and source = 'timeOff'
      and user_id <> all(${[...given.keep]}::uuid[])
      ${given.among ? sql`and user_id = any(${[...given.among]}::uuid[])` : sql``}`.execute(tx.db)
  return Number(numAffectedRows)
}
