import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { hasDied, lastPay } from '../people/exit-words.ts'
import { isOnScheduleOf } from '../schedules/on-schedule.ts'

const living = sql`c.voided_at is null and c.cancelled_at is null`

/** As many as a run tells of. */
const MOST = 101

interface Person {
  readonly userId: Id<'user'>
  readonly name: string
}

export interface LateHire extends Person {
  readonly joined: Day
  /** Of the period that was run without them. */
  readonly begin: Day
  readonly end: Day
}

/** Who began, or came back, in a Regular period of the last year that was run already, and was not paid since. */
export async function lateHires(tx: Tx, period: PeriodFacts): Promise<readonly LateHire[]> {
  const { companyId, workerType, beginDate } = period
  const { rows } = await sql<LateHire>`
    select w.user_id as "userId", ${fullName} as name, w.date_of_join as joined, p.begin_date as begin, p.end_date as end
    from worker w
    join pay_period p on p.company_id = ${companyId} and p.worker_type = w.worker_type and p.period_type = 'Regular'
      and w.date_of_join between p.begin_date and p.end_date and p.end_date < ${beginDate}
      and ${isOnScheduleOf(companyId, 'p')}
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId} and w.worker_type = ${workerType}
      and w.date_of_join between ${beginDate}::date - 366 and ${beginDate}::date - 1
      and exists (select from payroll_run n where n.company_id = ${companyId} and n.pay_period_id = p.pay_period_id
                    and n.status in ${oneOf(POSTED_RUN)})
      and not exists (select from paycheck c
                      join pay_period d on d.company_id = ${companyId} and d.pay_period_id = c.pay_period_id
                        and d.end_date >= w.date_of_join
                      where c.company_id = ${companyId} and c.user_id = w.user_id and ${living})
      and not exists (select from pay_history h where h.company_id = ${companyId} and h.user_id = w.user_id
                        and h.pay_date >= w.date_of_join)
    order by w.user_id limit ${MOST}`.execute(tx.db)
  return rows
}

export interface Rehired extends Person {
  readonly exitDate: Day
  readonly joined: Day
}

/** Who left within the period, to be paid by payroll, and came back later, while the days through the exit are not paid. */
export async function rehiredIn(tx: Tx, period: PeriodFacts): Promise<readonly Rehired[]> {
  const { companyId, workerType, beginDate, endDate } = period
  const { rows } = await sql<Rehired>`
    select w.user_id as "userId", ${fullName} as name, x.exit_date as "exitDate", w.date_of_join as joined
    from worker_exit x join worker w on w.company_id = ${companyId} and w.user_id = x.user_id
    where x.company_id = ${companyId} and x.client_id = ${tx.clientId} and x.ended_at is not null
      and x.exit_date between ${beginDate} and ${endDate} and w.date_of_join > x.exit_date and w.worker_type = ${workerType}
      and ${lastPay} <> 'elsewhere'
      and not exists (select from paycheck c
                      join pay_period d on d.company_id = ${companyId} and d.pay_period_id = c.pay_period_id
                        and d.begin_date <= x.exit_date and d.end_date >= x.exit_date
                      where c.company_id = ${companyId} and c.user_id = w.user_id and ${living})
    order by w.user_id limit ${MOST}`.execute(tx.db)
  return rows
}

export interface BackdatedWage extends Person {
  readonly since: Day
  /** Through which the earlier wage was paid. */
  readonly paidThrough: Day
}

/**
 * Wages of another rate that begin in the Regular period paid last or before it, and came after its run: ids are in the order
 * in which they were made.
 */
export async function backdatedWages(
  tx: Tx,
  { companyId }: PeriodFacts,
  before: string,
): Promise<readonly BackdatedWage[]> {
  const { rows } = await sql<BackdatedWage>`
    select w.user_id as "userId", ${fullName} as name, min(g.effective_from) as since, p.end_date as "paidThrough"
    from pay_period p
    join payroll_run n on n.company_id = p.company_id and n.pay_period_id = p.pay_period_id
    -- By what came after the run: that is little, and everybody has a wage.
    cross join lateral (
      select v.* from worker_wage v where v.company_id = ${companyId} and v.user_wage_id > n.run_id offset 0) g
    join paycheck c on c.company_id = ${companyId} and c.pay_period_id = p.pay_period_id and c.user_id = g.user_id
                   and c.run_id = n.run_id and ${living}
    join worker w on w.company_id = ${companyId} and w.user_id = c.user_id
    join lateral (
      select o.wage_rate, o.wage_basis from worker_wage o
      where o.company_id = ${companyId} and o.user_id = c.user_id and o.effective_from < g.effective_from
      order by o.effective_from desc limit 1) o on (o.wage_rate, o.wage_basis) is distinct from (g.wage_rate, g.wage_basis)
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.pay_period_id = ${before}
      and g.effective_from <= p.end_date
    group by w.user_id, w.first_name, w.middle_name, w.last_name, p.end_date
    order by w.user_id limit ${MOST}`.execute(tx.db)
  return rows
}

export interface Leaver extends Person {
  readonly exitDate: Day
  readonly terminationChoice: string
  readonly dismissalType: string
}

/** Who leaves within the period. */
export async function leaversIn(tx: Tx, period: PeriodFacts): Promise<readonly Leaver[]> {
  const { companyId, workerType, beginDate, endDate } = period
  const { rows } = await sql<Leaver>`
    select w.user_id as "userId", ${fullName} as name, x.exit_date as "exitDate",
           x.termination_choice as "terminationChoice", x.dismissal_type as "dismissalType"
    from worker_exit x join worker w on w.company_id = ${companyId} and w.user_id = x.user_id
    where x.company_id = ${companyId} and x.client_id = ${tx.clientId} and x.ended_at is null
      and x.exit_date between ${beginDate} and ${endDate} and w.worker_type = ${workerType}
    order by w.user_id limit ${MOST}`.execute(tx.db)
  return rows
}

export interface Deceased extends Person {
  readonly exitDate: Day
}

/** Who died before a pay date, by the words of the exit. */
export async function deceasedBefore(
  tx: Tx,
  { companyId, workerType }: PeriodFacts,
  payDate: Day,
): Promise<readonly Deceased[]> {
  const { rows } = await sql<Deceased>`
    select w.user_id as "userId", ${fullName} as name, x.exit_date as "exitDate"
    from worker_exit x join worker w on w.company_id = ${companyId} and w.user_id = x.user_id
    where x.company_id = ${companyId} and x.client_id = ${tx.clientId} and x.ended_at is null and x.exit_date < ${payDate}
      and ${hasDied} and w.worker_type = ${workerType}
    order by w.user_id desc limit ${MOST}`.execute(tx.db)
  return rows
}
