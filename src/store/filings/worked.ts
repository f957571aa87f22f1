import { sql } from 'kysely'
import type { WorkedInState } from '../../domain/filings/state-quarter.ts'
import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** Hours, weeks, and the months on whose 12th someone worked, of a quarter in one state; in one statement. */
export async function workedIn(
  tx: Tx,
  asked: { readonly companyId: Id<'company'>; readonly state: string; readonly from: Day; readonly to: Day },
): Promise<ReadonlyMap<string, WorkedInState>> {
  const { companyId, state, from, to } = asked
  const twelfths = [0, 1, 2].map((month) => {
    const first = addMonths(from, month)
    return dayOf(yearOf(first), monthOf(first), 12)
  })
  const { rows } = await sql<WorkedInState & { userId: string }>`
    select p.user_id as "userId",
      coalesce(sum(w.hours) filter (where p.pay_date between ${from} and ${to}), 0)::int as hours,
      coalesce(sum(p.weeks_worked) filter (where p.pay_date between ${from} and ${to}), 0)::int as weeks,
      array(select coalesce(bool_or(m.day between x.begin_date and x.end_date), false)
            from unnest(array_agg(d.begin_date), array_agg(d.end_date)) as x(begin_date, end_date)
            cross join unnest(${twelfths}::date[]) with ordinality as m(day, n)
            group by m.n order by m.n) as months
    from paycheck p
    join pay_period d on d.company_id = p.company_id and d.pay_period_id = p.pay_period_id
    cross join lateral (
      select case when p.earning_states is null then case when p.work_state = ${state} then p.hours_worked end
             else (select sum(l.worked) from unnest(p.earning_worked, p.earning_states) as l(worked, state)
                   where coalesce(l.state, p.work_state) = ${state}) end as hours) w
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and d.worker_type = 'W2'
      and p.voided_at is null and p.cancelled_at is null
      and (p.work_state = ${state} or ${state} = any(p.earning_states))
      -- A period with the 12th of the last month may be paid in the next quarter.
      and p.pay_date between ${from} and ${addMonths(to, 2)}
      and (p.pay_date <= ${to} or d.begin_date <= ${twelfths[2]!})
    group by p.user_id`.execute(tx.db)
  return new Map(rows.map(({ userId, ...worked }) => [userId, worked]))
}
