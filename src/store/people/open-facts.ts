import { type RawBuilder, sql } from 'kysely'
import { GONE } from '../../domain/money/account.ts'
import type { SincePlace } from '../../domain/pay/place-answers.ts'
import type { FormsByState } from '../../domain/people/open-tasks.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import { datedOn, inForceOn } from '../database/dated.ts'
import { plannedWithout } from '../database/planned.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { exemptYear } from './certificates.ts'

/** People of whom the same is asked: what decides the tasks about their places and certificates. */
export interface AlikePeople {
  /** Tells one kind of people from another, in one transaction. */
  readonly kind: string
  readonly people: number
  /** Onboarding is not over, or there is no account for what is to be deposited. */
  readonly mayLack: boolean
  /** Null of a contractor, of whom no certificate is asked. */
  readonly work: SincePlace | null
  readonly home: SincePlace | null
  /** Arizona's percentage on the W-4 in force; null of who never gave Arizona's form. */
  readonly arizonaBasisPoints: number | null
  /** Of the claim of exemption on the W-4 in force, where that year is over. */
  readonly exemptYear: number | null
  /** The day of a certificate is told of who has moved: only a move asks again. */
  readonly forms: FormsByState
}

interface PeopleAsked {
  readonly kinds: readonly string[]
  /** With this one, in order of creation. */
  readonly since?: string | undefined
  readonly atMost?: number | undefined
}

/** Whom a statement is about. */
interface Here {
  readonly companyId: Id<'company'>
  readonly since?: string | undefined
  /** Whether anybody ever gave a state's form. */
  readonly hasForms: boolean
}

const active = sql.lit(userMachine.state.Active)
const inactive = sql.lit(userMachine.state.Inactive)

/** Everyone who is here, the like together: in one statement, and as few rows as there are kinds of people. */
export async function peopleAlike(tx: Tx, companyId: Id<'company'>): Promise<readonly AlikePeople[]> {
  const here = { companyId, hasForms: await hasForms(tx, companyId) }
  const asked = sql<AlikePeople>`
    -- By plain columns: what is made of them below is made once for a kind of people, not for each.
    with alike as (
      select k.*, count(*)::int as people
      from (select ${columnsOf(tx, here)} from ${hereWith(tx, here)}) k
      group by ${sql.join(KEYS.map((_, at) => sql.lit(at + 1)))})
    select ${KIND} as kind, k.people, k.may_lack as "mayLack", case when k.is_employee then k.work end as work,
           case when k.is_employee then ${place('home_state', 'home_city', 'home_zipcode', 'home_since')} end as home,
           case when k.is_employee then k.az_basis_points end as "arizonaBasisPoints",
           case when k.is_employee then k.exempt_year end as "exemptYear",
           case when k.is_employee then coalesce(
             case when k.home_since is null and k.work ->> 'since' is null then k.forms else k.dated end, '{}')
             else '{}' end as forms
    from (
      select k.*, ${PLACE_OF_WORK} as work
      from (select k.*, l.state as office_state, l.city as office_city, l.zipcode as office_zipcode
            from alike k left join company_location l
              on l.company_id = ${companyId} and l.company_location_id = k.company_location_id) k) k`
  return plannedWithout(tx, WAYS, asked)
}

/** Who is of some kinds, in order of creation: everyone is walked in that order, no further than asked. */
export async function peopleOfKinds(
  tx: Tx,
  companyId: Id<'company'>,
  { kinds, since, atMost }: PeopleAsked,
): Promise<readonly { readonly userId: Id<'user'>; readonly kind: string }[]> {
  const here = { companyId, since, hasForms: await hasForms(tx, companyId) }
  const asked = sql<{ userId: Id<'user'>; kind: string }>`
    select user_id as "userId", kind
    from (select k.user_id, ${KIND} as kind
          from (select h.user_id, ${columnsOf(tx, here)} from ${hereWith(tx, here)}) k) k
    where kind = any(${[...kinds]}::text[])
    order by user_id ${atMost ? sql`limit ${atMost}` : sql``}`
  return plannedWithout(tx, WAYS, asked)
}

/** All of these have the order of their key, and to sort everybody by what they have in common takes longer than to count. */
const WAYS = ['nestloop', 'hashjoin', 'sort'] as const

/** What people are told apart by. */
const KEYS = [
  ...[
    'is_employee',
    'may_lack',
    'is_placed',
    'location_category',
    'company_location_id',
    'state_code',
    'since',
  ],
  ...['remote_state', 'remote_city', 'remote_zipcode', 'remote_since'],
  ...[
    'home_state',
    'home_city',
    'home_zipcode',
    'home_since',
    'az_basis_points',
    'exempt_year',
    'forms',
    'dated',
  ],
]

/** Of `k`. */
const KIND = sql`row(${sql.join(KEYS.map((key) => sql.ref(`k.${key}`)))})::text`

/** The keys, in their order, of what `hereWith` joins. */
const columnsOf = (tx: Tx, { companyId, hasForms }: Here) => sql`
  h.worker_type = 'W2' as is_employee,
  h.status <> ${active} or (case when b.user_id is null then ${isDeposited(tx, companyId)} end) is true as may_lack,
  p.user_id is not null as is_placed, p.location_category, p.company_location_id, p.state_code, p.since,
  r.state as remote_state, r.city as remote_city, r.zipcode as remote_zipcode, r.since as remote_since,
  a.state as home_state, a.city as home_city, a.zipcode as home_zipcode, a.since as home_since,
  ${arizona(tx, companyId)} as az_basis_points, ${exemptClaim(tx, companyId)} as exempt_year, ${hasForms ? sql`f.forms` : sql`null::jsonb`} as forms,
  ${hasForms ? sql`case when num_nonnulls(p.since, r.since, a.since) > 0 then f.dated end` : sql`null::jsonb`} as dated`

async function hasForms(tx: Tx, companyId: Id<'company'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from worker_state_w4 where company_id = ${companyId} and client_id = ${tx.clientId} limit 1`.execute(
    tx.db,
  )
  return rows.length > 0
}

/** Everyone who is here, with what they have; from a person on, where one is given. */
function hereWith(tx: Tx, { companyId, since, hasForms }: Here): RawBuilder<unknown> {
  const onward = since ? sql`and user_id >= ${since}` : sql``
  const ofCompany = sql`company_id = ${companyId} and client_id = ${tx.clientId} ${onward}`
  const today = datedOn(tx, companyId, tx.today)
  const dated = hasForms ? movedOf(today, ofCompany) : stillOf(today)
  return sql`
    (select user_id, worker_type, status from worker where ${ofCompany} and status <> ${inactive}) h
    left join ${dated('worker_workplace', sql`location_category, company_location_id, state_code`, onward)} p on p.user_id = h.user_id
    left join ${dated('worker_address', sql`state, city, zipcode`, sql`and kind = 'remote' ${onward}`)} r on r.user_id = h.user_id
    left join ${dated('worker_address', sql`state, city, zipcode`, sql`and kind = 'home' ${onward}`)} a on a.user_id = h.user_id
    ${hasForms ? sql`left join ${formsOf(tx, ofCompany)} f on f.user_id = h.user_id` : sql``}
    left join (select distinct user_id from user_bank_account where ${ofCompany} and status not in ${oneOf(GONE)}) b
      on b.user_id = h.user_id`
}

/** Of each person the certificates of states that are in force today. */
const formsOf = (tx: Tx, ofCompany: RawBuilder<unknown>) => sql`(
  select user_id, jsonb_object_agg(state, jsonb_build_object('fields', fields)) as forms,
         jsonb_object_agg(state, jsonb_build_object('fields', fields, 'since', effective_from)) as dated
  from (select distinct on (user_id, state) user_id, state, fields, effective_from from worker_state_w4
        where ${ofCompany} order by user_id, state, ${inForceOn(tx.today)}) f group by user_id)`

/** Whether person `h` is paid into an account: asked of those alone who have none. */
const isDeposited = (tx: Tx, companyId: Id<'company'>) => sql`(
  select payment_method = 'Direct Deposit' from worker_wage
  where company_id = ${companyId} and user_id = h.user_id order by ${inForceOn(tx.today)} limit 1)`

/** Of the W-4 in force of person `h`: asked of those alone who ever gave one of these, whom an index has. */
const ofW4 = (
  tx: Tx,
  companyId: Id<'company'>,
  { what, among }: { readonly what: RawBuilder<unknown>; readonly among: RawBuilder<unknown> },
) => sql`case
  when h.user_id in (select user_id from worker_w4 where company_id = ${companyId} and ${among}) then (
    select ${what} from worker_w4
    where company_id = ${companyId} and user_id = h.user_id order by ${inForceOn(tx.today)} limit 1) end`

const arizona = (tx: Tx, companyId: Id<'company'>) =>
  ofW4(tx, companyId, {
    what: sql`az_basis_points`,
    among: sql`(az_basis_points < 0 or az_basis_points > 0)`,
  })

/** The year of a claim of exemption that is over. */
const exemptClaim = (tx: Tx, companyId: Id<'company'>) =>
  ofW4(tx, companyId, { what: exemptYear(tx), among: sql`is_exempt and ${exemptYear(tx)} is not null` })

/** Of each person the row in force today. Only an answer can be older than a move: without forms nobody's moves matter. */
const stillOf =
  (dated: ReturnType<typeof datedOn>) =>
  (table: string, columns: RawBuilder<unknown>, further: RawBuilder<unknown>) =>
    dated(table, sql`${columns}, effective_from, null::date as since`, further)

/** The same with its day where it is not the first of its kind: few people have another. */
const movedOf =
  (dated: ReturnType<typeof datedOn>, ofCompany: RawBuilder<unknown>) =>
  (table: string, columns: RawBuilder<unknown>, further: RawBuilder<unknown>) =>
    sql`(
    select d.*, case when d.effective_from > m.first_from then d.effective_from end as since
    from ${dated(table, sql`${columns}, effective_from`, further)} d
    left join (select user_id, min(effective_from) as first_from from ${sql.table(table)}
               where ${ofCompany} ${further} group by user_id having count(*) > 1) m on m.user_id = d.user_id)`

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
