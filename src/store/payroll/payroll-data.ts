import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type UserStatus, userMachine } from '../../domain/people/user-status.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'
import { isNamed } from '../people/name-search.ts'
import { isOnSchedule } from '../schedules/on-schedule.ts'

/** Someone whom a period pays or might pay. */
export interface PossiblePayee {
  readonly userId: string
  readonly name: string
  readonly status: UserStatus
  /** What addUsersTo… or removeUsersFrom… said; null where neither did. */
  readonly included: boolean | null
  readonly reason: string
}

interface Asked {
  readonly search: string
  /** Nobody else. */
  readonly userId?: string | undefined
  readonly after?: string
  readonly atMost?: number
}

/**
 * Who belongs on the page of a period: who is here by its end, who was added or left out, and for whom something was
 * given.
 */
export async function possiblePayees(
  tx: Tx,
  period: PeriodFacts,
  { search, userId, after, atMost }: Asked,
): Promise<readonly PossiblePayee[]> {
  const { rows } = await sql<PossiblePayee>`
    select w.user_id as "userId", ${fullName} as name,
           w.status, m.included, coalesce(m.reason, '') as reason
    ${possible(tx, period, search)} ${after ? sql`and w.user_id > ${after}::uuid` : sql``}
    ${userId ? sql`and w.user_id = ${userId}` : sql``}
    order by w.user_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows
}

export async function countPossiblePayees(tx: Tx, period: PeriodFacts, search: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${possible(tx, period, search)}`.execute(tx.db)
  return rows[0]!.count
}

const inactive = sql.lit(userMachine.state.Inactive)

/** Leavers of long ago are neither: their exit lies before the period. */
const possible = (tx: Tx, period: PeriodFacts, search: string) => sql`
    from worker w
    left join period_member m on m.company_id = w.company_id and m.user_id = w.user_id
                             and m.pay_period_id = ${period.payPeriodId}
    left join worker_exit x on x.company_id = w.company_id and x.user_id = w.user_id and x.ended_at is null
    where w.company_id = ${period.companyId} and w.client_id = ${tx.clientId} and w.worker_type = ${period.workerType}
      and (m.user_id is not null
           or ${period.periodType === 'Regular'} and w.date_of_join <= ${period.endDate} and ${isOnSchedule(period)}
              and (w.status <> ${inactive} or x.exit_date >= ${period.beginDate})
           or exists (select from period_input i where i.company_id = ${period.companyId} and i.user_id = w.user_id
                        and i.pay_period_id = ${period.payPeriodId}))
      ${isNamed(search)}`

/** Hours (hundredths) of the last few Regular paychecks before a payday, the latest first. */
export async function earlierHours(
  tx: Tx,
  companyId: Id<'company'>,
  { userIds, before }: { readonly userIds: readonly string[]; readonly before: Day },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await sql<{ userId: string; hours: number[] }>`
    select u.user_id as "userId", array(
      select p.hours from paycheck p
      join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id
                       and o.period_type = 'Regular'
      where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.user_id = u.user_id
        and p.pay_date < ${before} and p.voided_at is null and p.cancelled_at is null
      order by p.pay_date desc, p.paycheck_id desc limit ${LOOKED_AT}) as hours
    from unnest(${[...userIds]}::uuid[]) as u(user_id)`.execute(tx.db)
  return new Map(rows.map(({ userId, hours }) => [userId, hours]))
}

const LOOKED_AT = 6

/**
 * A mark of what was given for each of these people: another one as soon as an import, a time card, a removal or a
 * membership changes. Leave is not in it: an import stands beside it and replaces none.
 */
export async function revisionsOf(
  tx: Tx,
  { companyId, payPeriodId }: PeriodFacts,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ userId: string; revision: string }>`
    select u.user_id as "userId", left(encode(sha256(convert_to(jsonb_build_array(
      (select jsonb_object_agg(i.source, i.data) from period_input i
       where i.company_id = ${companyId} and i.pay_period_id = ${payPeriodId} and i.user_id = u.user_id
         and i.source in ('import', 'timeCard')),
      (select jsonb_agg(jsonb_build_array(r.kind, r.description) order by r.kind, r.description) from period_removal r
       where r.company_id = ${companyId} and r.pay_period_id = ${payPeriodId} and r.user_id = u.user_id),
      (select jsonb_build_array(m.included, m.amount, m.payment_method, m.paid_outside, m.reason) from period_member m
       where m.company_id = ${companyId} and m.pay_period_id = ${payPeriodId} and m.user_id = u.user_id)
    )::text, 'utf8')), 'hex'), ${REVISION_LENGTH}) as revision
    from unnest(${[...userIds]}::uuid[]) as u(user_id)`.execute(tx.db)
  return new Map(rows.map(({ userId, revision }) => [userId, revision]))
}

const REVISION_LENGTH = 20
