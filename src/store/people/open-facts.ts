import { type RawBuilder, sql } from 'kysely'
import { GONE } from '../../domain/money/account.ts'
import type { SincePlace } from '../../domain/pay/place-answers.ts'
import type { FormsByState } from '../../domain/people/open-tasks.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { datedOn, inForceOn } from './dated.ts'

/** People of whom the same is asked: what decides the tasks about their places and certificates. */
export interface AlikePeople {
  /** Onboarding is not over, or there is no account for what is to be deposited. */
  readonly mayLack: boolean
  /** Null of a contractor, of whom no certificate is asked. */
  readonly work: SincePlace | null
  readonly home: SincePlace | null
  /** Arizona's percentage on the W-4 in force; null of who never gave Arizona's form. */
  readonly arizonaBasisPoints: number | null
  /** The day of a certificate is told of who has moved: only a move asks again. */
  readonly forms: FormsByState
  /** In no order: one would have PostgreSQL sort everybody by what they have in common, which takes as long as the rest. */
  readonly userIds: readonly Id<'user'>[]
}

const active = sql.lit(userMachine.state.Active)
const inactive = sql.lit(userMachine.state.Inactive)

/** Everyone who is here, the like together: in one statement, and as few rows as there are kinds of people. */
export async function peopleAlike(tx: Tx, companyId: Id<'company'>): Promise<readonly AlikePeople[]> {
  const moved = movedOf(tx, companyId)
  // As in user-list.ts: a company that has just grown looks small to the planner.
  await sql`set local enable_nestloop = off`.execute(tx.db)
  const { rows } = await sql<AlikePeople>`
    with here as materialized (
      select user_id, status, worker_type = 'W2' as is_employee from worker
      where company_id = ${companyId} and client_id = ${tx.clientId} and status <> ${inactive}),
    forms as (
      select user_id, jsonb_object_agg(state, jsonb_build_object('fields', fields)) as forms,
             jsonb_object_agg(state, jsonb_build_object('fields', fields, 'since', effective_from)) as dated
      from (select distinct on (user_id, state) user_id, state, fields, effective_from from worker_state_w4
            where company_id = ${companyId} and client_id = ${tx.clientId}
            order by user_id, state, ${inForceOn(tx.today)}) f group by user_id),
    -- By plain columns: what is made of them below is made once for a kind of people, not for each.
    alike as (
      select h.is_employee, h.status <> ${active} or (case when b.user_id is null then ${isDeposited(tx, companyId)} end) is true
               as may_lack,
             p.user_id is not null as is_placed, p.location_category, p.company_location_id, p.state_code, p.since,
             r.state as remote_state, r.city as remote_city, r.zipcode as remote_zipcode, r.since as remote_since,
             a.state as home_state, a.city as home_city, a.zipcode as home_zipcode, a.since as home_since,
             ${arizona(tx, companyId)} as az_basis_points, f.forms, case when num_nonnulls(p.since, r.since, a.since) > 0 then f.dated end as dated,
             json_agg(h.user_id) as user_ids
      from here h
      left join ${moved('worker_workplace', sql`location_category, company_location_id, state_code`)} p on p.user_id = h.user_id
      left join ${moved('worker_address', sql`state, city, zipcode`, sql`and kind = 'remote'`)} r on r.user_id = h.user_id
      left join ${moved('worker_address', sql`state, city, zipcode`, sql`and kind = 'home'`)} a on a.user_id = h.user_id
      left join forms f on f.user_id = h.user_id
      left join (select distinct user_id from user_bank_account
                 where company_id = ${companyId} and client_id = ${tx.clientId} and status not in ${oneOf(GONE)}) b
        on b.user_id = h.user_id
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)
    select k.may_lack as "mayLack", case when k.is_employee then k.work end as work,
           case when k.is_employee then ${place('home_state', 'home_city', 'home_zipcode', 'home_since')} end as home,
           case when k.is_employee then k.az_basis_points end as "arizonaBasisPoints",
           case when k.is_employee then coalesce(
             case when k.home_since is null and k.work ->> 'since' is null then k.forms else k.dated end, '{}')
             else '{}' end as forms,
           k.user_ids as "userIds"
    from (
      select k.*, ${PLACE_OF_WORK} as work
      from (select k.*, l.state as office_state, l.city as office_city, l.zipcode as office_zipcode
            from alike k left join company_location l
              on l.company_id = ${companyId} and l.company_location_id = k.company_location_id) k) k`.execute(
    tx.db,
  )
  await sql`set local enable_nestloop = on`.execute(tx.db)
  return rows
}

/** Whether person `h` is paid into an account: asked of those alone who have none. */
const isDeposited = (tx: Tx, companyId: Id<'company'>) => sql`(
  select payment_method = 'Direct Deposit' from worker_wage
  where company_id = ${companyId} and user_id = h.user_id order by ${inForceOn(tx.today)} limit 1)`

/** Of person `h`: asked of those alone who ever gave Arizona's form. */
const arizona = (tx: Tx, companyId: Id<'company'>) => sql`case
  when h.user_id in (select user_id from worker_w4 where company_id = ${companyId} and az_basis_points <> 0) then (
    select az_basis_points from worker_w4
    where company_id = ${companyId} and user_id = h.user_id order by ${inForceOn(tx.today)} limit 1) end`

/** Of each person the row in force today, with its day where it is not the first of its kind: few people have another. */
const movedOf =
  (tx: Tx, companyId: Id<'company'>) =>
  (table: string, columns: RawBuilder<unknown>, further: RawBuilder<unknown> = sql``) =>
    sql`(
    select d.*, case when d.effective_from > m.first_from then d.effective_from end as since
    from ${datedOn(tx, companyId, tx.today)(table, sql`${columns}, effective_from`, further)} d
    left join (select user_id, min(effective_from) as first_from from ${sql.table(table)}
               where company_id = ${companyId} and client_id = ${tx.clientId} ${further}
               group by user_id having count(*) > 1) m on m.user_id = d.user_id)`

/** Of `k`, by its columns; null where there is no row. */
function place(...columns: readonly [state: string, city: string, zipcode: string, since: string]) {
  const [state, city, zipcode, since] = columns.map((column) => sql.ref(`k.${column}`))
  return sql`case when ${state} is not null
    then jsonb_build_object('state', ${state}, 'city', ${city}, 'zipcode', ${zipcode}, 'since', ${since}) end`
}

/** Of `k`: the company's location, else the worker's own, else what is known of it. */
const PLACE_OF_WORK = sql`case when k.is_placed then coalesce(
  case when k.location_category = 'Office' then ${place('office_state', 'office_city', 'office_zipcode', 'since')} end,
  ${place('remote_state', 'remote_city', 'remote_zipcode', 'remote_since')},
  jsonb_build_object('state', k.state_code, 'city', '')) end`
