import { type Kysely, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { inForceOn } from '../database/dated.ts'
import { home } from '../database/home.ts'
import type { Database } from '../database/schema.ts'
import { inOwnersTransaction, type Tx } from '../database/transaction.ts'

/** Of an address. */
export type KeptParts = readonly [state: string, city: string, zipcode: string]

/** Where somebody works and lives, as `worker.places` has it: short, and the same text for everyone of the same places. */
export type KeptPlaces = readonly [
  category: 'Office' | 'Remote' | null,
  companyLocationId: Id<'companyLocation'> | null,
  stateCode: string | null,
  remote: KeptParts | null,
  home: KeptParts | null,
]

/** Of new workers, to be inserted with them as text of this JSON: PostgreSQL spaces it alike for all. */
export const placesJson = (places: KeptPlaces): string => JSON.stringify(places)

/** Keeps the last places of workers whom the caller has locked, after one of them has changed. */
export async function keepPlaces(
  { db }: Pick<Tx, 'db'>,
  companyId: Id<'company'>,
  userIds: readonly Id<'user'>[],
): Promise<void> {
  const last = sql`effective_from desc`
  await sql`
    update worker w set places = k.places, places_since = k.since
    from (select u.user_id, k.places, k.since
          from ${home(companyId)} cross join unnest(${[...userIds]}::uuid[]) as u(user_id)
          cross join lateral ${placesBy(last, companyId, sql`u.user_id`)} k) k
    -- The list once more, so that workers are found by the key.
    where w.company_id = ${companyId} and w.user_id = k.user_id and w.user_id = any(${[...userIds]}::uuid[])`.execute(
    db,
  )
}

/** The places of person `whose` on a day: those that are kept, unless they began later. */
export const placesOn = (on: Day, companyId: Id<'company'>, whose: string) => {
  const [places, since] = [sql.ref(`${whose}.places`), sql.ref(`${whose}.places_since`)]
  return sql`coalesce(
    case when ${since} is null or ${since} <= ${on}::date then ${places} end,
    (select places from ${placesBy(inForceOn(on), companyId, sql.ref(`${whose}.user_id`))} k))`
}

/** The days of the moves to the places of a day: workplace, remote address, home; null of who has not moved by then. */
export const movesOn = (on: Day, companyId: Id<'company'>, whose: string) => sql`
  case when ${sql.ref(`${whose}.places`)} is null or ${sql.ref(`${whose}.places_since`)} is not null then (
    select moves from ${placesBy(inForceOn(on), companyId, sql.ref(`${whose}.user_id`))} k) end`

/** Of one person the first row of each table in some order; `since` tells from when all of them hold. */
const placesBy = (order: RawBuilder<unknown>, companyId: Id<'company'>, userId: RawBuilder<unknown>) => {
  const first = (table: string, columns: RawBuilder<unknown>, further = sql``) => sql`(
    select ${columns}, case when lag(effective_from) over (order by effective_from) is not null then effective_from end as since
    from ${sql.table(table)} where company_id = ${companyId} and user_id = ${userId} ${further}
    order by ${order} limit 1)`
  const address = (kind: 'remote' | 'home') =>
    first(
      'worker_address',
      sql`jsonb_build_array(state, city, zipcode) as at`,
      sql`and kind = ${sql.lit(kind)}`,
    )
  return sql`(
    select jsonb_build_array(p.location_category, p.company_location_id, p.state_code, r.at, h.at)::text as places,
           greatest(p.since, r.since, h.since) as since,
           case when num_nonnulls(p.since, r.since, h.since) > 0 then jsonb_build_array(p.since, r.since, h.since)::text end as moves
    from (select 1) one
    left join lateral ${first('worker_workplace', sql`location_category, company_location_id, state_code`)} p on true
    left join lateral ${address('remote')} r on true
    left join lateral ${address('home')} h on true)`
}

/**
 * Keeps the places of workers of before (migrations/0087_kept_places.sql), as the owner and over all clients. Every slice is a
 * transaction, by one process at a time, so that whoever stops half-way leaves whole slices.
 */
export async function fillPlaces(owner: pg.Pool, { say }: { say: (words: string) => void }): Promise<number> {
  for (let filled = 0; ; ) {
    const slice = await inOwnersTransaction(owner, fillSlice)
    if (slice === 0) return filled
    filled += slice
    say(`The places of ${filled} workers are kept`)
  }
}

const SLICE = 1_000
/** Any number: it only has to be the same in every process, and another than those of the other fillings. */
const LOCK = 4_105_205

/** Of one company: rows are only locked where their company is named. */
async function fillSlice(db: Kysely<Database>): Promise<number> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  const next = await sql<{ companyId: Id<'company'> }>`
    select company_id as "companyId" from worker where places is null order by company_id limit 1`.execute(db)
  const companyId = next.rows[0]?.companyId
  if (companyId === undefined) return 0

  const { rows } = await sql<{ userId: Id<'user'> }>`
    select user_id as "userId" from worker where company_id = ${companyId} and places is null
    order by user_id limit ${SLICE} for no key update`.execute(db)
  const userIds = rows.map(({ userId }) => userId)
  await keepPlaces({ db }, companyId, userIds)
  return userIds.length
}
