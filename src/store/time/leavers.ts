import { sql } from 'kysely'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** What of the time of somebody who leaves, or changes the schedule, stands in which period. */

/**
 * The final pay takes along what stood in the regular period: the time card, the hours given, leave through its end; and
 * gives it back if it does not come.
 */
export async function moveTime(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  given: { readonly from: PeriodFacts; readonly to: PeriodFacts },
): Promise<void> {
  const [from, to] = [given.from.payPeriodId, given.to.payPeriodId]
  await sql`
    update time_card c set pay_period_id = ${to}
    where c.company_id = ${companyId} and c.user_id = ${userId} and c.pay_period_id = ${from}
      and not exists (select from time_card o where o.company_id = ${companyId} and o.user_id = c.user_id
                        and o.pay_period_id = ${to})`.execute(tx.db)
  // What leave gives is written anew in both.
  await sql`
    update period_input i set pay_period_id = ${to}
    where i.company_id = ${companyId} and i.user_id = ${userId} and i.pay_period_id = ${from} and i.source <> 'timeOff'
      and not exists (select from period_input o where o.company_id = ${companyId} and o.user_id = i.user_id
                        and o.pay_period_id = ${to} and o.source = i.source)`.execute(tx.db)
  await sql`
    update period_skip k set pay_period_id = ${to}
    where k.company_id = ${companyId} and k.user_id = ${userId} and k.pay_period_id = ${from}
      and not exists (select from period_skip o where o.company_id = ${companyId} and o.user_id = k.user_id
                        and o.pay_period_id = ${to} and o.item_id = k.item_id)`.execute(tx.db)
  await sql`
    update time_off_line l set pay_period_id = ${to} from time_off_request r
    where l.company_id = ${companyId} and l.pay_period_id = ${from} and l.on_day <= ${given.to.endDate}
      and r.company_id = l.company_id and r.time_off_request_id = l.time_off_request_id
      and r.user_id = ${userId}`.execute(tx.db)
}

/** Takes approved leave from a day on out of the open periods that it stood in. Answers those periods. */
export async function unplaceLeave(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  from: Day,
): Promise<readonly Id<'payPeriod'>[]> {
  const { rows } = await sql<{ id: Id<'payPeriod'> }>`
    update time_off_line l set pay_period_id = null
    from time_off_request r, pay_period p
    where l.company_id = ${companyId} and l.on_day >= ${from}
      and r.company_id = l.company_id and r.time_off_request_id = l.time_off_request_id and r.user_id = ${userId}
      and p.company_id = l.company_id and p.pay_period_id = l.pay_period_id and p.client_id = ${tx.clientId}
      and p.status = any(${[...EDITABLE]}::text[])
    returning p.pay_period_id as id`.execute(tx.db)
  return [...new Set(rows.map(({ id }) => id))].sort()
}

/** The last day on which a worker has time on a card; undefined without any. */
export async function lastTimeDay(tx: Tx, { companyId, userId }: WorkerKey): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select max(left(local_start, 10))::date as day from time_entry
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = ${userId}`.execute(tx.db)
  return rows[0]?.day ?? undefined
}

/** Open Regular periods that end on a day or later in which a worker has a card, or something was given. */
export async function periodsWithTime(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  from: Day,
): Promise<readonly Id<'payPeriod'>[]> {
  const inIt = (table: string) => sql`
    exists (select from ${sql.table(table)} x
            where x.company_id = ${companyId} and x.user_id = ${userId} and x.pay_period_id = p.pay_period_id)`
  const { rows } = await sql<{ id: Id<'payPeriod'> }>`
    select p.pay_period_id as id from pay_period p
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.period_type = 'Regular'
      and p.end_date >= ${from} and p.status = any(${[...EDITABLE]}::text[])
      and (${inIt('time_card')} or ${inIt('period_input')} or ${inIt('period_skip')}) order by 1`.execute(
    tx.db,
  )
  return rows.map(({ id }) => id)
}

/** Editable periods that hold approved leave of a worker. */
export async function leavePeriodsOf(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly Id<'payPeriod'>[]> {
  const { rows } = await sql<{ id: Id<'payPeriod'> }>`
    select distinct p.pay_period_id as id from time_off_line l
    join time_off_request r on r.company_id = l.company_id and r.time_off_request_id = l.time_off_request_id
    join pay_period p on p.company_id = l.company_id and p.pay_period_id = l.pay_period_id
    where l.company_id = ${companyId} and l.client_id = ${tx.clientId} and r.user_id = ${userId}
      and p.status = any(${[...EDITABLE]}::text[]) order by 1`.execute(tx.db)
  return rows.map(({ id }) => id)
}

export interface UnearnedCheck {
  readonly runId: string
  readonly hours: number
  readonly endDate: Day
}

/** Paychecks whose pay date is still to come: their hours have not earned time off. */
export async function unearnedChecks(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly UnearnedCheck[]> {
  const { rows } = await sql<UnearnedCheck>`
    select c.run_id as "runId", c.hours, p.end_date as "endDate"
    from paycheck c join pay_period p on p.company_id = c.company_id and p.pay_period_id = c.pay_period_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId} and c.user_id = ${userId}
      and c.pay_date >= ${tx.today}::date and c.voided_at is null and c.cancelled_at is null`.execute(tx.db)
  return rows
}
