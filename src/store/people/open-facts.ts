import { type RawBuilder, sql } from 'kysely'
import { GONE } from '../../domain/money/account.ts'
import type { SincePlace } from '../../domain/pay/place-answers.ts'
import type { FormsByState } from '../../domain/people/open-tasks.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

/** People of whom the same is asked: what decides the tasks about their places and certificates. */
export interface AlikePeople {
  /** Onboarding is not over, or there is no account for what is to be deposited. */
  readonly mayLack: boolean
  /** Null of a contractor, of whom no certificate is asked. */
  readonly work: SincePlace | null
  readonly home: SincePlace | null
  /** Arizona's percentage on the W-4 in force; null without a W-4. */
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
  const dated = datedOf(tx, companyId)
  // As in user-list.ts: a company that has just grown looks small to the planner.
  await sql`set local enable_nestloop = off`.execute(tx.db)
  const { rows } = await sql<AlikePeople>`
    with here as materialized (
      select user_id, status, worker_type = 'W2' as is_employee from worker
      where company_id = ${companyId} and client_id = ${tx.clientId} and status <> ${inactive}),
    places as (
      select p.user_id, coalesce(case when p.location_category = 'Office' then ${place('l', 'p')} end, ${place('r')},
                                 jsonb_build_object('state', p.state_code, 'city', '')) as work
      from ${dated('worker_workplace', sql`location_category, company_location_id, state_code, ${MOVED}`)} p
      left join company_location l on l.company_id = ${companyId} and l.company_location_id = p.company_location_id
      left join ${dated('worker_address', sql`state, city, zipcode, ${MOVED}`, sql`and kind = 'remote'`)} r on r.user_id = p.user_id),
    forms as (
      select user_id, jsonb_object_agg(state, jsonb_build_object('fields', fields)) as forms,
             jsonb_object_agg(state, jsonb_build_object('fields', fields, 'since', effective_from)) as dated
      from (select distinct on (user_id, state) user_id, state, fields, effective_from from worker_state_w4
            where company_id = ${companyId} and client_id = ${tx.clientId}
            order by user_id, state, ${inForce(tx)}) f group by user_id)
    select h.status <> ${active} or (g.payment_method = 'Direct Deposit' and b.user_id is null) as "mayLack",
           case when h.is_employee then p.work end as work,
           case when h.is_employee then ${place('a')} end as home,
           case when h.is_employee then w.az_basis_points end as "arizonaBasisPoints",
           case when h.is_employee then coalesce(
             case when a.since is null and p.work ->> 'since' is null then f.forms else f.dated end, '{}') else '{}' end as forms,
           json_agg(h.user_id) as "userIds"
    from here h
    left join places p on p.user_id = h.user_id
    left join ${dated('worker_address', sql`state, city, zipcode, ${MOVED}`, sql`and kind = 'home'`)} a on a.user_id = h.user_id
    left join ${dated('worker_w4', sql`az_basis_points`)} w on w.user_id = h.user_id
    left join forms f on f.user_id = h.user_id
    left join ${dated('worker_wage', sql`payment_method`)} g on g.user_id = h.user_id
    left join (select distinct user_id from user_bank_account
               where company_id = ${companyId} and client_id = ${tx.clientId} and status not in ${oneOf(GONE)}) b
      on b.user_id = h.user_id
    group by 1, 2, 3, 4, 5`.execute(tx.db)
  await sql`set local enable_nestloop = on`.execute(tx.db)
  return rows
}

/** Of each person the row in force today, or the first one ahead when none has begun. */
const datedOf =
  (tx: Tx, companyId: Id<'company'>) =>
  (table: string, columns: RawBuilder<unknown>, further: RawBuilder<unknown> = sql``) =>
    sql`(
    select distinct on (user_id) user_id, ${columns} from ${sql.table(table)}
    where company_id = ${companyId} and client_id = ${tx.clientId} ${further}
    order by user_id, ${inForce(tx)})`

const inForce = ({ today }: Tx) =>
  sql`effective_from <= ${today}::date desc, abs(effective_from - ${today}::date)`

/** The day of a row that is not the first of its kind. */
const MOVED = sql`case when effective_from > min(effective_from) over (partition by user_id)
  then effective_from end as since`

/** Null where there is no row. */
const place = (row: string, moved = row) => sql`case when ${sql.ref(`${row}.state`)} is not null
  then jsonb_build_object('state', ${sql.ref(`${row}.state`)}, 'city', ${sql.ref(`${row}.city`)},
    'zipcode', ${sql.ref(`${row}.zipcode`)}, 'since', ${sql.ref(`${moved}.since`)}) end`
