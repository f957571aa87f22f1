import { sql } from 'kysely'
import type { RatedWage } from '../../domain/payroll/salary.ts'
import { addDays, type Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { workState } from '../time/assignments.ts'

export interface LeaveBalance extends RatedWage {
  readonly userId: string
  readonly userName: string
  readonly policy: string
  readonly policyType: string
  /** Hundredths of an hour. */
  readonly hours: number
}

/** The balances of everybody through a day, but for unpaid leave, which has none, with the wage that was in force then. */
export async function leaveBalances(
  tx: Tx,
  companyId: Id<'company'>,
  on: Day,
): Promise<readonly LeaveBalance[]> {
  const { rows } = await sql<LeaveBalance>`
    select w.user_id as "userId", concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name) as "userName",
           p.name as policy, p.policy_type as "policyType", b.hours,
           coalesce(g.wage_rate, 0) as rate, coalesce(g.wage_basis, 'Per Hour') as basis,
           coalesce(g.standard_working_hours, 0) as "weeklyHours"
    from time_off_assignment a
    join time_off_policy p on p.company_id = a.company_id and p.time_off_policy_id = a.time_off_policy_id
    join worker w on w.company_id = a.company_id and w.user_id = a.user_id
    cross join lateral (
      select coalesce(sum(l.hours), 0)::int as hours from time_off_ledger l
      where l.company_id = a.company_id and l.assignment_id = a.assignment_id and l.on_day <= ${on}::date) b
    left join lateral (
      select g.wage_rate, g.wage_basis, g.standard_working_hours from worker_wage g
      where g.company_id = a.company_id and g.user_id = a.user_id
      order by g.effective_from <= ${on}::date desc, abs(g.effective_from - ${on}::date) limit 1) g on true
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.effective_from <= ${on}::date
      and p.policy_type <> 'Unpaid' and (a.ended_at is null or b.hours <> 0)
    order by w.last_name, w.first_name, w.user_id, p.name, a.assignment_id`.execute(tx.db)
  return rows
}

export interface HeadRow {
  readonly group: string
  readonly atStart: number
  readonly joined: number
  readonly left: number
  readonly atEnd: number
}

/** Who is there when a day ends: joined by then, and not left, or back again. An exit that was taken back is none. */
export async function headcounts(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly HeadRow[]> {
  const there = (day: Day) => sql`
    (w.date_of_join <= ${day}::date and not exists (
      select from exits x where x.user_id = w.user_id and x.exit_date <= ${day}::date and (x.back is null or x.back > ${day}::date)))`
  const inDays = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${to}::date`
  const { rows } = await sql<HeadRow>`
    with exits as (
      select user_id, exit_date, back from (
        select user_id, exit_date, (ended_at at time zone 'America/New_York')::date as back from worker_exit
        where company_id = ${companyId} and client_id = ${tx.clientId}) x
      where back is null or back > exit_date)
    select w.worker_type || ', ' || coalesce(${workState(to)}, 'state not known') as "group",
           (count(*) filter (where ${there(addDays(from, -1))}))::int as "atStart",
           (count(*) filter (where ${inDays('w.date_of_join')})
             + coalesce(sum((select count(*) from exits x where x.user_id = w.user_id and ${inDays('x.back')})), 0))::int
             as joined,
           coalesce(sum((select count(*) from exits x where x.user_id = w.user_id and ${inDays('x.exit_date')})), 0)::int
             as "left",
           (count(*) filter (where ${there(to)}))::int as "atEnd"
    from worker w
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId} and w.date_of_join <= ${to}::date
    group by 1 order by 1`.execute(tx.db)
  return rows.filter(({ atStart, joined, left, atEnd }) => atStart + joined + left + atEnd > 0)
}
