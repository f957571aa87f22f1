import { sql } from 'kysely'
import type { RatedWage } from '../../domain/payroll/salary.ts'
import { addDays, type Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import { plannedWithout } from '../database/planned.ts'
import type { Tx } from '../database/transaction.ts'
import { placesOn } from '../people/kept-places.ts'

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
    select w.user_id as "userId", ${fullName} as "userName",
           p.name as policy, p.policy_type as "policyType", b.hours,
           coalesce(g.wage_rate, 0) as rate, coalesce(g.wage_basis, 'Per Hour') as basis,
           coalesce(g.standard_working_hours, 0) as "weeklyHours"
    from time_off_assignment a
    join time_off_policy p on p.company_id = a.company_id and p.time_off_policy_id = a.time_off_policy_id
    join worker w on w.company_id = a.company_id and w.user_id = a.user_id
    cross join lateral (
      select coalesce(sum(l.hours), 0)::int as hours from time_off_ledger l
      where l.company_id = ${companyId} and l.assignment_id = a.assignment_id and l.on_day <= ${on}::date) b
    left join lateral (
      select g.wage_rate, g.wage_basis, g.standard_working_hours from worker_wage g
      where g.company_id = ${companyId} and g.user_id = a.user_id
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

/**
 * Who is there when a day ends: joined by then, and not left, or back again. An exit that was taken back is none. People of one
 * place are counted together before the place is named.
 */
export async function headcounts(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly HeadRow[]> {
  const inDays = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${to}::date`
  const start = addDays(from, -1)
  const asked = sql<HeadRow>`
    with counted as (
      select w.worker_type, ${placesOn(to, companyId, 'w')} as places,
             count(*) filter (where w.date_of_join <= ${start}::date and x.away_at_start is not true) as at_start,
             count(*) filter (where ${inDays('w.date_of_join')}) + coalesce(sum(x.came), 0) as joined,
             coalesce(sum(x.went), 0) as went, count(*) filter (where x.away_at_end is not true) as at_end
      from worker w
      left join (
        select user_id, bool_or(${awayOn(start)}) as away_at_start, bool_or(${awayOn(to)}) as away_at_end,
               count(*) filter (where ${inDays('back')}) as came, count(*) filter (where ${inDays('exit_date')}) as went
        from (select user_id, exit_date, (ended_at at time zone 'America/New_York')::date as back from worker_exit
              where company_id = ${companyId} and client_id = ${tx.clientId}) e
        where back is null or back > exit_date group by user_id) x on x.user_id = w.user_id
      where w.company_id = ${companyId} and w.client_id = ${tx.clientId} and w.date_of_join <= ${to}::date
      group by 1, 2)
    select c.worker_type || ', ' || coalesce(case when c.places ->> 0 = 'Remote' then c.places #>> '{3,0}' end, l.state,
                                            nullif(c.places ->> 2, ''), 'state not known') as "group",
           sum(c.at_start)::int as "atStart", sum(c.joined)::int as joined, sum(c.went)::int as "left", sum(c.at_end)::int as "atEnd"
    from (select worker_type, places::jsonb as places, at_start, joined, went, at_end from counted) c
    left join company_location l on l.company_id = ${companyId} and l.company_location_id = (c.places ->> 1)::uuid
      and c.places ->> 0 = 'Office'
    group by 1 order by 1`
  const rows = await plannedWithout(tx, ['nestloop', 'mergejoin', 'sort'], asked)
  return rows.filter(({ atStart, joined, left, atEnd }) => atStart + joined + left + atEnd > 0)
}

const awayOn = (day: Day) => sql`exit_date <= ${day}::date and (back is null or back > ${day}::date)`
