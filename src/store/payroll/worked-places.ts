import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { assignmentsDuring } from '../people/work-assignments.ts'
import type { Among } from './among.ts'

/** Those that reach into the calendar year: a state's rule for nonresidents counts its days. */
export const assignments = (tx: Tx, of: Among, { endDate }: PeriodFacts) =>
  assignmentsDuring(tx, of.companyId, {
    among: of.among('a.user_id'),
    yearStart: dayOf(yearOf(endDate), 1, 1),
    end: endDate,
  })

/** The locations of the company: few, and lines of pay may name them. */
export const locations = async (tx: Tx, companyId: Id<'company'>) =>
  (
    await sql<{ locationId: string; state: string; city: string; zipcode: string }>`
    select company_location_id as "locationId", state, city, zipcode from company_location
    where company_id = ${companyId}`.execute(tx.db)
  ).rows

/** When the hours of a period were worked, of those whose place of work changed in it or whose entries name one. */
export const workedDays = async (tx: Tx, of: Among, { beginDate, endDate }: PeriodFacts) =>
  (
    await sql<{ user_id: string; on_day: Day; minutes: number; at: string | null }>`
    select e.user_id, left(e.local_start, 10)::date as on_day,
           coalesce(e.company_location_id::text, case when e.is_remote then 'Remote' end) as at,
           sum(extract(epoch from e.ended_at - e.started_at) / 60 - e.break_minutes)::int as minutes
    from (select p.user_id from worker_workplace p
          where p.company_id = ${of.companyId} and ${of.among('p.user_id')}
            and p.effective_from > ${beginDate} and p.effective_from <= ${endDate}
          union
          select a.user_id from worker_address a
          where a.company_id = ${of.companyId} and ${of.among('a.user_id')} and a.kind = 'remote'
            and a.effective_from > ${beginDate} and a.effective_from <= ${endDate}
          union
          select w.user_id from work_assignment w
          where w.company_id = ${of.companyId} and ${of.among('w.user_id')} and w.removed_at is null
            and w.start_date <= ${endDate} and (w.end_date is null or w.end_date >= ${beginDate})
          union
          select t.user_id from time_entry t
          where t.company_id = ${of.companyId} and ${of.among('t.user_id')}
            and (t.company_location_id is not null or t.is_remote)
            and left(t.local_start, 10) between ${beginDate}::text and ${endDate}::text) m
    join time_entry e on e.company_id = ${of.companyId} and e.user_id = m.user_id and e.ended_at is not null
      and left(e.local_start, 10) between ${beginDate}::text and ${endDate}::text
    group by 1, 2, 3`.execute(tx.db)
  ).rows
