import { sql } from 'kysely'
import { EDITABLE, type PeriodFacts, payPeriodMachine } from '../../domain/payroll/period.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import { isOnScheduleOf } from '../schedules/on-schedule.ts'
import { lastPay } from './exit-words.ts'

const { skipped } = payPeriodMachine.state

export interface NewSeverance {
  readonly payOn: Day
  readonly amount: bigint
  readonly payPeriodId: Id<'payPeriod'> | null
}

export async function insertSeverance(
  tx: Tx,
  { companyId, userId, exitId }: WorkerKey & { readonly exitId: string },
  rows: readonly NewSeverance[],
): Promise<void> {
  await sql`
    insert into severance_payment (company_id, client_id, worker_exit_id, place, user_id, pay_on, amount, pay_period_id)
    select home.company_id, ${tx.clientId}::uuid, ${exitId}::uuid, s.place, ${userId}::uuid, s.pay_on, s.amount,
           s.pay_period_id
    from ${home(companyId)} cross join unnest(${rows.map((r) => r.payOn)}::date[], ${rows.map((r) => r.amount)}::bigint[],
                ${rows.map((r) => r.payPeriodId)}::uuid[])
      with ordinality as s(pay_on, amount, pay_period_id, place)`.execute(tx.db)
}

/** What a period pays of it, by person. */
export async function severanceIn(
  tx: Tx,
  period: PeriodFacts,
  userIds?: readonly string[],
): Promise<readonly { readonly userId: string; readonly amount: bigint }[]> {
  const { rows } = await sql<{ userId: string; amount: bigint }>`
    select user_id as "userId", sum(amount)::bigint as amount from severance_payment
    where company_id = ${period.companyId} and pay_period_id = ${period.payPeriodId}
      ${userIds ? sql`and user_id = any(${[...userIds]}::uuid[])` : sql``}
    group by 1 order by 1`.execute(tx.db)
  return rows
}

export interface Placed {
  readonly payPeriodId: Id<'payPeriod'>
  readonly userId: Id<'user'>
}

/**
 * Gives each payment without a period, or whose period was skipped, the one that pays it: the first editable Regular
 * period paid on its day or later. Where the last days are not paid with the regular payroll, only one that begins
 * after them: to be in a period is to be paid for its days.
 */
export async function placeSeverance(tx: Tx, companyId: Id<'company'>): Promise<readonly Placed[]> {
  const { rows } = await sql<Placed>`
    update severance_payment s set pay_period_id = f.period_id
    from (
      select o.worker_exit_id, o.place, p.pay_period_id as period_id
      from severance_payment o
      join worker_exit x on x.company_id = o.company_id and x.worker_exit_id = o.worker_exit_id and x.ended_at is null
      join worker w on w.company_id = o.company_id and w.user_id = o.user_id
      left join pay_period b on b.company_id = o.company_id and b.pay_period_id = o.pay_period_id
      cross join lateral (
        select d.pay_period_id from pay_period d
        where d.company_id = ${companyId} and d.worker_type = w.worker_type and d.period_type = 'Regular' and ${isOnScheduleOf(companyId, 'd')}
          and d.status = any(${[...EDITABLE]}::text[]) and d.pay_date >= o.pay_on
          and (d.begin_date > x.exit_date or ${lastPay} = 'regular')
        order by d.begin_date limit 1) p
      where o.company_id = ${companyId} and o.client_id = ${tx.clientId}
        and (o.pay_period_id is null or b.status = ${sql.lit(skipped)})) f
    where s.company_id = ${companyId} and s.worker_exit_id = f.worker_exit_id and s.place = f.place
    returning s.pay_period_id as "payPeriodId", s.user_id as "userId"`.execute(tx.db)
  return rows
}

/** Back at work: what was not paid yet is not owed any more. Answers the periods that had it. */
export async function dropSeverance(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly Id<'payPeriod'>[]> {
  const { rows } = await sql<{ id: Id<'payPeriod'> | null }>`
    delete from severance_payment s
    where s.company_id = ${companyId} and s.user_id = ${userId} and s.client_id = ${tx.clientId}
      and not exists (select from pay_period p where p.company_id = ${companyId}
                        and p.pay_period_id = s.pay_period_id and p.status <> all(${[...EDITABLE, skipped]}::text[]))
    returning s.pay_period_id as id`.execute(tx.db)
  return [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))]
}

/** Its period was taken by a run in that moment. */
export async function unplaceSeverance(
  tx: Tx,
  { companyId, payPeriodId, userId }: Placed & { readonly companyId: Id<'company'> },
): Promise<void> {
  await sql`
    update severance_payment set pay_period_id = null
    where company_id = ${companyId} and pay_period_id = ${payPeriodId} and user_id = ${userId}`.execute(tx.db)
}
