import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { PAID_RUN } from '../../domain/payroll/run.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { isOnScheduleOf } from '../schedules/on-schedule.ts'
import type { Among } from './among.ts'
import { paycheckIn } from './paychecks.ts'
import { skipsOf } from './period-skips.ts'
import { FOR_ITS_DAYS } from './severance-members.ts'

/** What other paychecks of the people of a slice have done, where a paycheck must not do it again. */

const living = sql`c.voided_at is null and c.cancelled_at is null`

/** Of period `p` and what member `m` says: whether the paycheck is for its days. */
const paysDays = sql`(p.period_type <> 'Off-Cycle' or m.reason = any(${[...FOR_ITS_DAYS]}::text[]))`

/** What orders took in paychecks for days of the period, and in the calendar month of the pay date. Most have none. */
export async function takenByOrders(
  tx: Tx,
  served: readonly { readonly user_id: string }[],
  { period, payDate }: { readonly period: PeriodFacts; readonly payDate: Day },
): Promise<readonly TakenByOrder[]> {
  if (served.length === 0) return []
  const { companyId } = period
  const isOverlapping = sql`p.begin_date <= ${period.endDate} and p.end_date >= ${period.beginDate}`
  const isSameMonth = sql`date_trunc('month', c.pay_date) = date_trunc('month', ${payDate}::date)`
  const { rows } = await sql<TakenByOrder>`
    select r.code as garnishment_id,
           coalesce(sum(l.amount) filter (where ${isOverlapping}), 0)::bigint as in_period,
           coalesce(sum(l.amount) filter (where ${isSameMonth}), 0)::bigint as in_month
    from unnest(${[...new Set(served.map(({ user_id }) => user_id))]}::uuid[]) as g(user_id)
    join paycheck c on c.company_id = ${companyId} and c.user_id = g.user_id and ${living}
      and c.pay_date between least(${period.beginDate}::date, ${payDate}::date) - 92
                         and greatest(${period.endDate}::date, ${payDate}::date) + 92
    join pay_period p on p.company_id = c.company_id and p.pay_period_id = c.pay_period_id
    cross join unnest(c.rules, c.amounts) as l(rule_id, amount)
    join rule r on r.rule_id = l.rule_id and r.kind = 'garnishment'
    where ${isOverlapping} or ${isSameMonth}
    group by r.code`.execute(tx.db)
  return rows
}

export interface TakenByOrder {
  readonly garnishment_id: string
  readonly in_period: bigint
  readonly in_month: bigint
}

/**
 * Of a Missing period: whether another paycheck lives that was paid for its days, and which period the paycheck stands
 * for: that of the paycheck that was voided last, else the Regular one.
 */
export async function paidForDays(tx: Tx, { companyId, among }: Among, period: PeriodFacts) {
  const isOverlapping = sql`p.begin_date <= ${period.endDate} and p.end_date >= ${period.beginDate}
    and p.pay_period_id <> ${period.payPeriodId}`
  const { rows } = await sql<{ user_id: string; is_paid_for: boolean; pay_period_id: string | null }>`
    select w.user_id,
      exists (select from paycheck c
              join pay_period p on p.company_id = c.company_id and p.pay_period_id = c.pay_period_id
              left join period_member m on m.company_id = c.company_id and m.pay_period_id = c.pay_period_id
                                       and m.user_id = c.user_id
              where c.company_id = ${companyId} and c.user_id = w.user_id and ${living} and ${isOverlapping}
                and ${paysDays}) as is_paid_for,
      coalesce(
        (select c.pay_period_id from paycheck c
         join pay_period p on p.company_id = c.company_id and p.pay_period_id = c.pay_period_id
         where c.company_id = ${companyId} and c.user_id = w.user_id and c.voided_at is not null and ${isOverlapping}
         order by c.voided_at desc limit 1),
        (select p.pay_period_id from pay_period p
         where p.company_id = ${companyId} and p.worker_type = w.worker_type and p.period_type = 'Regular'
           and ${isOverlapping} and ${isOnScheduleOf(companyId, 'p')}
         order by p.begin_date desc limit 1)) as pay_period_id
    from worker w where w.company_id = ${companyId} and ${among('w.user_id')}`.execute(tx.db)
  return rows
}

/** The last day for which somebody has a paycheck that pays days. */
export async function paidThrough(tx: Tx, { companyId, userId }: WorkerKey): Promise<Day | undefined> {
  const { rows } = await sql<{ end: Day | null }>`
    select max(p.end_date) as end from paycheck c
    join pay_period p on p.company_id = c.company_id and p.pay_period_id = c.pay_period_id
    left join period_member m on m.company_id = c.company_id and m.pay_period_id = c.pay_period_id
                             and m.user_id = c.user_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId} and c.user_id = ${userId} and ${living}
      and ${paysDays}`.execute(tx.db)
  return rows[0]?.end ?? undefined
}

/** Whether a worker's paycheck of a period was voided, and no other has paid for its days since. */
export async function isOwedAgain(tx: Tx, period: PeriodFacts, userId: Id<'user'>): Promise<boolean> {
  const { companyId, payPeriodId } = period
  const check = await paycheckIn(tx, { companyId, payPeriodId, userId })
  if (!check?.voidedAt) return false
  const among = (column: string) => sql<boolean>`${sql.ref(column)} = ${userId}`
  const [days] = await paidForDays(tx, { companyId, among }, period)
  return days?.is_paid_for === false
}

/** What was given for the periods that paychecks of a Missing period stand for, of whom no other paycheck has paid. */
export async function inheritedInputs(
  tx: Tx,
  companyId: Id<'company'>,
  paidFor: readonly { user_id: string; is_paid_for: boolean; pay_period_id: string | null }[],
) {
  const asked = paidFor.filter((row) => !row.is_paid_for && row.pay_period_id !== null)
  if (asked.length === 0) return []
  const of = sql`unnest(${asked.map((row) => row.user_id)}::uuid[], ${asked.map((row) => row.pay_period_id!)}::uuid[])
    as s(user_id, pay_period_id)`
  const { rows } = await sql<{ user_id: string; source: string; data: unknown }>`
    select i.user_id, i.source, i.data from ${of}
    join period_input i on i.company_id = ${companyId} and i.pay_period_id = s.pay_period_id and i.user_id = s.user_id
    union all
    select m.user_id, 'removal', jsonb_agg(jsonb_build_object('kind', m.kind, 'description', m.description)) from ${of}
    join period_removal m on m.company_id = ${companyId} and m.pay_period_id = s.pay_period_id and m.user_id = s.user_id
    group by m.user_id
    union all
    select k.user_id, 'skip', ${skipsOf} from ${of}
    join period_skip k on k.company_id = ${companyId} and k.pay_period_id = s.pay_period_id and k.user_id = s.user_id
    group by k.user_id`.execute(tx.db)
  return rows
}

/**
 * Regular periods since the last paycheck that were run without one for an enrolled worker, with what each owes by the
 * election of its payday. Asked further back only of whom the last payroll did not pay, and at most a year.
 */
export async function missedPremiums(
  tx: Tx,
  { companyId, among }: Among,
  {
    before,
    payDate,
    period,
  }: { readonly before: string; readonly payDate: Day; readonly period: PeriodFacts },
) {
  const { rows } = await sql<{
    benefit_enrollment_id: string
    pay_period_id: string
    pay_date: Day
    employee_amount: bigint
    employer_amount: bigint
  }>`
    with unpaid as materialized (
      select e.* from benefit_enrollment e
      where e.company_id = ${companyId} and ${among('e.user_id')}
        and not exists (select from paycheck c where c.company_id = ${companyId} and c.user_id = e.user_id
                          and c.pay_period_id = ${before} and ${living}))
    select e.benefit_enrollment_id, p.pay_period_id, p.pay_date, l.employee_amount, l.employer_amount
    from unpaid e
    join worker w on w.company_id = ${companyId} and w.user_id = e.user_id
    left join worker_exit x on x.company_id = ${companyId} and x.user_id = e.user_id and x.ended_at is null
    join pay_period p on p.company_id = ${companyId} and p.worker_type = w.worker_type and p.period_type = 'Regular'
      and p.pay_date < ${payDate} and p.pay_date >= ${payDate}::date - 366
      and not (p.begin_date <= ${period.endDate} and p.end_date >= ${period.beginDate})
      and ${isOnScheduleOf(companyId, 'p')}
      and p.pay_date >= e.starts_on and (e.ends_on is null or p.pay_date <= e.ends_on) and p.end_date >= w.date_of_join
      and (x.exit_date is null or p.begin_date <= x.exit_date)
    join lateral (
      select coalesce(l.employee_amount, 0) as employee_amount, coalesce(l.employer_amount, 0) as employer_amount
      from benefit_election l
      where l.company_id = ${companyId} and l.benefit_enrollment_id = e.benefit_enrollment_id
        and l.effective_from <= p.pay_date
      order by l.effective_from desc limit 1) l on true
    where exists (select from payroll_run n where n.company_id = ${companyId} and n.pay_period_id = p.pay_period_id
                    and n.status in ${oneOf(PAID_RUN)})
      and not exists (select from paycheck c
                      join pay_period q on q.company_id = c.company_id and q.pay_period_id = c.pay_period_id
                                       and q.period_type <> 'Off-Cycle'
                      where c.company_id = ${companyId} and c.user_id = e.user_id and ${living}
                        and (c.pay_date >= p.pay_date or q.begin_date <= p.end_date and q.end_date >= p.begin_date))
      and not exists (select from benefit_catch_up k
                      join paycheck c on c.company_id = k.company_id and c.run_id = k.run_id and c.user_id = k.user_id
                                     and ${living}
                      where k.company_id = ${companyId} and k.benefit_enrollment_id = e.benefit_enrollment_id
                        and k.pay_period_id = p.pay_period_id)
    order by e.benefit_enrollment_id, p.pay_date`.execute(tx.db)
  return rows
}

/** Enrollments whose premium of the days of a Missing period a later paycheck has made up. */
export async function caughtUp(tx: Tx, { companyId, among }: Among, period: PeriodFacts) {
  const { rows } = await sql<{ benefit_enrollment_id: string }>`
    select distinct k.benefit_enrollment_id from benefit_catch_up k
    join pay_period p on p.company_id = k.company_id and p.pay_period_id = k.pay_period_id
      and p.begin_date <= ${period.endDate} and p.end_date >= ${period.beginDate}
    join paycheck c on c.company_id = k.company_id and c.run_id = k.run_id and c.user_id = k.user_id and ${living}
    where k.company_id = ${companyId} and ${among('k.user_id')}`.execute(tx.db)
  return rows
}
