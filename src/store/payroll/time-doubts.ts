import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { WAITING } from '../../domain/time/time-card.ts'
import { GRANTED } from '../../domain/time/time-off.ts'
import type { Day } from '../../kernel/dates.ts'
import { fullName } from '../database/full-name.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

/** As many as a run tells of. */
const MOST = 101

interface WaitingCard {
  readonly userId: string
  readonly name: string
  readonly status: (typeof WAITING)[number]
}

/** Cards of the period whose hours are not in it, in order of the workers. */
export async function waitingCards(
  tx: Tx,
  { companyId, payPeriodId }: PeriodFacts,
): Promise<readonly WaitingCard[]> {
  const { rows } = await sql<WaitingCard>`
    select c.user_id as "userId", ${fullName} as name, c.status from time_card c
    join worker w on w.company_id = c.company_id and w.user_id = c.user_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId} and c.pay_period_id = ${payPeriodId}
      and c.status in ${oneOf(WAITING)}
    order by c.user_id limit ${MOST}`.execute(tx.db)
  return rows
}

/** A day of leave on which there was work as well: hours and usual day in hundredths, work in minutes. */
export interface LongDay {
  readonly userId: string
  readonly name: string
  readonly day: Day
  readonly leave: number
  readonly worked: number
  readonly weeklyHours: number
}

/** Days of leave that the period pays and on which there was work. */
export async function workedLeave(
  tx: Tx,
  { companyId, payPeriodId }: PeriodFacts,
): Promise<readonly LongDay[]> {
  const { rows } = await sql<LongDay>`
    select o.user_id as "userId", ${fullName} as name, o.on_day as day, o.hours as leave, e.minutes as worked,
           coalesce(g.standard_working_hours, 0) as "weeklyHours"
    from (
      select r.user_id, l.on_day, sum(l.hours)::int as hours from time_off_line l
      join time_off_request r on r.company_id = l.company_id and r.time_off_request_id = l.time_off_request_id
      where l.company_id = ${companyId} and l.client_id = ${tx.clientId} and l.pay_period_id = ${payPeriodId}
        and r.status in ${oneOf(GRANTED)}
      group by 1, 2) o
    join worker w on w.company_id = ${companyId} and w.user_id = o.user_id
    cross join lateral (
      select coalesce(sum(extract(epoch from t.ended_at - t.started_at) / 60 - t.break_minutes), 0)::int as minutes
      from time_entry t
      where t.company_id = ${companyId} and t.user_id = o.user_id and t.ended_at is not null
        and t.started_at between o.on_day - interval '1 day' and o.on_day + interval '2 days'
        and left(t.local_start, 10) = o.on_day::text) e
    left join lateral (
      select v.standard_working_hours from worker_wage v
      where v.company_id = ${companyId} and v.user_id = o.user_id
      order by v.effective_from <= o.on_day desc, abs(v.effective_from - o.on_day) limit 1) g on true
    where e.minutes > 0
    order by o.user_id, o.on_day limit ${MOST}`.execute(tx.db)
  return rows
}
