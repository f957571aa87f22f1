import { sql } from 'kysely'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { WorkerType } from '../../domain/payroll/schedule.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { BETWEEN_SCHEDULES, ofWorker } from '../schedules/on-schedule.ts'

/** What changes when somebody is put on another schedule. */

/**
 * Whoever changes whom the open periods of a kind of worker pay does so before a run of theirs or after it: one that is being
 * computed begins again.
 */
export async function touchOpenPeriods(
  tx: Tx,
  { companyId, workerType }: { readonly companyId: Id<'company'>; readonly workerType: WorkerType },
): Promise<void> {
  await sql`
    update pay_period set version = version + 1
    where company_id = ${companyId} and client_id = ${tx.clientId} and worker_type = ${workerType}
      and status = any(${[...EDITABLE]}::text[])`.execute(tx.db)
}

/** The last day that somebody has a paycheck for and an open period of their schedule would pay again. */
export async function paidAgain(tx: Tx, worker: WorkerKey): Promise<Day | undefined> {
  const { companyId, userId } = worker
  const theirs = ofWorker(worker, { of: sql.ref('p.of_schedule'), end: sql.ref('p.end_date') })
  const { rows } = await sql<{ day: Day | null }>`
    select max(q.end_date) as day from paycheck c
    join pay_period q on q.company_id = c.company_id and q.pay_period_id = c.pay_period_id
    left join period_member m on m.company_id = c.company_id and m.pay_period_id = c.pay_period_id
                             and m.user_id = c.user_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId} and c.user_id = ${userId}
      and c.voided_at is null and c.cancelled_at is null
      and (q.period_type = 'Regular' or m.reason = ${BETWEEN_SCHEDULES})
      and exists (select from pay_period p
                  join worker w on w.company_id = p.company_id and w.user_id = c.user_id
                               and w.worker_type = p.worker_type
                  where p.company_id = ${companyId} and p.period_type = 'Regular'
                    and p.status = any(${[...EDITABLE]}::text[])
                    and p.begin_date <= q.end_date and p.end_date >= q.begin_date and ${theirs})`.execute(
    tx.db,
  )
  return rows[0]?.day ?? undefined
}

/** The open period for the same days of the same schedule that others are in for the same reason. */
export async function betweenPeriod(
  tx: Tx,
  { companyId, ofSchedule, workerType, beginDate }: PeriodFacts,
  endDate: Day,
): Promise<Id<'payPeriod'> | undefined> {
  const { rows } = await sql<{ id: Id<'payPeriod'> }>`
    select p.pay_period_id as id from pay_period p
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.worker_type = ${workerType}
      and p.period_type = 'Off-Cycle' and p.of_schedule is not distinct from ${ofSchedule}::uuid
      and p.begin_date = ${beginDate} and p.end_date = ${endDate} and p.status = any(${[...EDITABLE]}::text[])
      and exists (select from period_member m where m.company_id = p.company_id and m.pay_period_id = p.pay_period_id
                    and m.reason = ${BETWEEN_SCHEDULES})
    order by 1 limit 1`.execute(tx.db)
  return rows[0]?.id
}

/** Takes somebody out of the open period for the days before a change. Answers the period, and whether others are in it. */
export async function leaveBetween(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  endDate: Day,
): Promise<{ readonly payPeriodId: Id<'payPeriod'>; readonly isEmpty: boolean } | undefined> {
  const { rows } = await sql<{ payPeriodId: Id<'payPeriod'>; isEmpty: boolean }>`
    delete from period_member m using pay_period p
    where m.company_id = ${companyId} and m.user_id = ${userId} and m.client_id = ${tx.clientId}
      and m.reason = ${BETWEEN_SCHEDULES} and p.company_id = m.company_id and p.pay_period_id = m.pay_period_id
      and p.end_date = ${endDate} and p.status = any(${[...EDITABLE]}::text[])
    returning p.pay_period_id as "payPeriodId",
      not exists (select from period_member o where o.company_id = ${companyId} and o.pay_period_id = p.pay_period_id
                    and o.user_id <> ${userId}) as "isEmpty"`.execute(tx.db)
  return rows[0]
}
