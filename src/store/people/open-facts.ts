import { type RawBuilder, sql } from 'kysely'
import { GONE } from '../../domain/money/account.ts'
import type { SincePlace } from '../../domain/pay/place-answers.ts'
import type { FormsByState } from '../../domain/people/open-tasks.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { inForceOn } from '../database/dated.ts'
import { plannedWithout } from '../database/planned.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { exemptYear } from './certificates.ts'
import { type KeptParts, type KeptPlaces, movesOn, placesOn } from './kept-places.ts'

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
  const asked = sql<KindRow>`
    with alike as (
      select ${sql.join(KEYS.map((key) => sql.ref(key)))}, count(*)::int as people
      from ${keyedPeople(tx, here)} k group by ${sql.join(KEYS.map((key) => sql.ref(key)))})
    select ${KIND} as kind, k.people, k.may_lack as "mayLack", k.is_employee as "isEmployee", k.places::jsonb as places,
           coalesce(k.moves::jsonb, '[]') as moves, k.az_basis_points as "arizonaBasisPoints", k.exempt_year as "exemptYear",
           coalesce(k.forms, '{}') as forms, jsonb_build_array(l.state, l.city, l.zipcode) as office
    from alike k left join company_location l
      on l.company_id = ${companyId} and l.company_location_id = (k.places::jsonb ->> 1)::uuid`
  const rows = await plannedWithout(tx, ['nestloop', 'mergejoin', 'sort'], asked)
  return rows.map(alikeOf)
}

interface KindRow extends Omit<AlikePeople, 'work' | 'home'> {
  readonly isEmployee: boolean
  readonly places: KeptPlaces
  /** Of the workplace, the remote address and the home. */
  readonly moves: readonly (Day | null)[]
  readonly office: KeptParts | readonly [null, null, null]
}

/** Nothing of a contractor's places and certificates is asked. */
function alikeOf({ isEmployee, places, moves, office, ...row }: KindRow): AlikePeople {
  if (!isEmployee)
    return { ...row, work: null, home: null, arizonaBasisPoints: null, exemptYear: null, forms: {} }
  const [category, , stateCode, remote, home] = places
  const [placed = null, movedRemote = null, movedHome = null] = moves
  return { ...row, work: placeOfWork(), home: home && placeAt(home, movedHome) }

  /** The company's location, else the worker's own, else what is known of it. */
  function placeOfWork(): SincePlace | null {
    if (category === null) return null
    if (category === 'Office' && office[0] !== null) return placeAt(office, placed)
    return remote ? placeAt(remote, movedRemote) : { state: stateCode ?? '', city: '' }
  }
}

const placeAt = ([state, city, zipcode]: KeptParts, since: Day | null): SincePlace => ({
  ...{ state, city, zipcode, since },
})

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
          from ${keyedPeople(tx, here)} k) k
    where kind = any(${[...kinds]}::text[])
    order by user_id ${atMost ? sql`limit ${atMost}` : sql``}`
  // All of these have the order of their key.
  return plannedWithout(tx, ['nestloop', 'hashjoin', 'sort'], asked)
}

/** What people are told apart by. */
const KEYS = ['is_employee', 'may_lack', 'places', 'moves', 'az_basis_points', 'exempt_year', 'forms']

/** Of `k`. */
const KIND = sql`row(${sql.join(KEYS.map((key) => sql.ref(`k.${key}`)))})::text`

/** Everyone who is here, with the keys. Only an answer can be older than a move: who gave none is not asked of moves. */
const keyedPeople = (tx: Tx, here: Here) => sql`(
  select is_employee, may_lack, places, moves, az_basis_points, exempt_year,
         case when moves is null then forms else dated end as forms, user_id
  from (select ${columnsOf(tx, here)} from ${hereWith(tx, here)}) k)`

const columnsOf = (tx: Tx, { companyId, hasForms }: Here) => sql`
  h.user_id, h.worker_type = 'W2' as is_employee,
  h.status <> ${active} or (case when b.user_id is null then ${isDeposited(tx, companyId)} end) is true as may_lack,
  ${placesOn(tx.today, companyId, 'h')} as places,
  ${arizona(tx, companyId)} as az_basis_points, ${exemptClaim(tx, companyId)} as exempt_year,
  ${
    hasForms
      ? sql`f.forms, f.dated, case when f.user_id is not null then ${movesOn(tx.today, companyId, 'h')} end as moves`
      : sql`null::jsonb as forms, null::jsonb as dated, null::text as moves`
  }`

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
  return sql`
    (select user_id, worker_type, status, places, places_since from worker where ${ofCompany} and status <> ${inactive}) h
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
