import { sql } from 'kysely'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { type CardRow, type TimeCardStatus, timeCardMachine } from '../../domain/time/time-card.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import { home } from '../database/home.ts'
import { inPages, type PageAsked, pastPage } from '../database/pages.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import { paysDays } from '../schedules/on-schedule.ts'
import { workState } from './assignments.ts'

const skipped = sql.lit(payPeriodMachine.state.skipped)
const voided = sql.lit(payPeriodMachine.state.voided)

/**
 * Opens a card in each period that pays for the day, for assigned workers who have none there, nor in the period of their
 * final pay.
 */
export async function openCards(
  tx: Tx,
  companyId: Id<'company'>,
  given: { readonly on: Day; readonly userIds?: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ policy_id: string; user_id: string; period_id: string }>`
    select a.time_tracking_policy_id as policy_id, a.user_id, p.pay_period_id as period_id
    from time_tracking_assignment a
    join worker w on w.company_id = a.company_id and w.user_id = a.user_id
    join pay_period p on p.company_id = a.company_id and p.worker_type = w.worker_type and ${paysDays(companyId, 'p')}
                     and p.status not in (${skipped}, ${voided}) and ${given.on} between p.begin_date and p.end_date
    left join worker_exit x on x.company_id = a.company_id and x.user_id = a.user_id and x.ended_at is null
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.ended_at is null
      and (x.exit_date is null or x.exit_date >= ${given.on})
      ${given.userIds ? sql`and a.user_id = any(${[...given.userIds]}::uuid[])` : sql``}
      and not exists (select from time_card c
                      join pay_period q on q.company_id = c.company_id and q.pay_period_id = c.pay_period_id
                      where c.company_id = ${companyId} and c.user_id = a.user_id
                        and (c.pay_period_id = p.pay_period_id or ${given.on} between q.begin_date and q.end_date))
    order by a.user_id`.execute(tx.db)
  if (rows.length === 0) return 0
  await sql`
    insert into time_card (company_id, client_id, time_card_id, user_id, pay_period_id, time_tracking_policy_id,
                           status, created_at)
    select home.company_id, ${tx.clientId}::uuid, c.id, c.user_id, c.period_id, c.policy_id, ${sql.lit(timeCardMachine.initial)},
           ${isoInstant(tx.now)}::timestamptz
    from ${home(companyId)} cross join unnest(${rows.map(() => newId())}::uuid[], ${rows.map((r) => r.user_id)}::uuid[],
                ${rows.map((r) => r.period_id)}::uuid[], ${rows.map((r) => r.policy_id)}::uuid[])
      as c(id, user_id, period_id, policy_id)
    on conflict (company_id, pay_period_id, user_id) do nothing`.execute(tx.db)
  return rows.length
}

export interface CardFilter extends PageAsked {
  readonly companyId: Id<'company'>
  readonly ids?: readonly string[]
  readonly userId?: Id<'user'> | undefined
  readonly payPeriodId?: Id<'payPeriod'> | undefined
  readonly status?: TimeCardStatus | undefined
  readonly on?: Day
  /** The period has days between. */
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** In order of creation. */
export async function cardsWhere(tx: Tx, filter: CardFilter, lock = false): Promise<readonly CardRow[]> {
  const { rows } = await sql<CardRow>`
    select c.company_id as "companyId", c.time_card_id as "timeCardId", c.user_id as "userId",
           c.pay_period_id as "payPeriodId", c.status, c.reason, p.begin_date as begin, p.end_date as end,
           t.overtime_rule as "overtimeRule", t.workweek_start as "workweekStart",
           t.require_approval as "requireApproval",
           exists (select from time_entry e where e.company_id = ${filter.companyId} and e.time_card_id = c.time_card_id
                     and e.ended_at is null) as "isClockedIn"
    from time_card c
    join pay_period p on p.company_id = c.company_id and p.pay_period_id = c.pay_period_id
    join time_tracking_policy t on t.company_id = c.company_id
                               and t.time_tracking_policy_id = c.time_tracking_policy_id
    where c.company_id = ${filter.companyId} and c.client_id = ${tx.clientId}
      ${filter.ids ? sql`and c.time_card_id = any(${[...filter.ids]}::uuid[])` : sql``}
      ${filter.userId ? sql`and c.user_id = ${filter.userId}` : sql``}
      ${filter.payPeriodId ? sql`and c.pay_period_id = ${filter.payPeriodId}` : sql``}
      ${filter.status ? sql`and c.status = ${filter.status}` : sql``}
      ${filter.on ? sql`and ${filter.on} between p.begin_date and p.end_date` : sql``}
      ${filter.from ? sql`and p.end_date >= ${filter.from}` : sql``}
      ${filter.to ? sql`and p.begin_date <= ${filter.to}` : sql``}
      ${pastPage('c.time_card_id', filter)}
    ${inPages('c.time_card_id', filter)}
    ${lock ? sql`for no key update of c` : sql``}`.execute(tx.db)
  return rows
}

/** Says the old status of each, so that two movers cannot both succeed. A card that is synced again is no news. */
export async function setCardStatus(
  work: Work,
  cards: readonly CardRow[],
  next: { readonly status: TimeCardStatus; readonly reason?: string },
): Promise<void> {
  if (cards.length === 0) return
  const { numAffectedRows } = await sql`
    update time_card c set status = ${next.status}, reason = ${next.reason ?? ''}
    from unnest(${cards.map((c) => c.timeCardId)}::uuid[], ${cards.map((c) => c.status)}::text[]) as o(id, status)
    where c.company_id = ${cards[0]!.companyId} and c.time_card_id = o.id and c.status = o.status`.execute(
    work.db,
  )
  assert(numAffectedRows === BigInt(cards.length), `a card of ${cards.length} is no longer what it was`)
  for (const { companyId, timeCardId, status } of cards) {
    if (status !== next.status)
      work.emit({ family: 'timeCard', change: 'update', companyId, entityId: timeCardId })
  }
}

export interface CardWorker {
  readonly userId: Id<'user'>
  readonly isContractor: boolean
  readonly employeeType: string | null
  readonly wageBasis: string | null
  readonly wageRate: bigint | null
  readonly workState: string | null
  readonly exitDate: Day | null
}

/** What of a worker decides on overtime, as of a day. */
export async function cardWorkers(
  tx: Tx,
  companyId: Id<'company'>,
  given: { readonly userIds: readonly string[]; readonly on: Day },
): Promise<ReadonlyMap<string, CardWorker>> {
  const { rows } = await sql<CardWorker>`
    select w.user_id as "userId", w.worker_type = '1099-NEC' as "isContractor", g.employee_type as "employeeType",
           g.wage_basis as "wageBasis", g.wage_rate as "wageRate", ${workState(companyId, given.on)} as "workState",
           x.exit_date as "exitDate"
    from worker w
    left join lateral (
      select employee_type, wage_basis, wage_rate from worker_wage v
      where v.company_id = ${companyId} and v.user_id = w.user_id
      order by v.effective_from <= ${given.on}::date desc, abs(v.effective_from - ${given.on}::date) limit 1) g on true
    left join worker_exit x on x.company_id = w.company_id and x.user_id = w.user_id and x.ended_at is null
    where w.company_id = ${companyId} and w.user_id = any(${[...given.userIds]}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.userId, row]))
}
