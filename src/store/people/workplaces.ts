import { sql } from 'kysely'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { inForceOn } from '../database/dated.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import { keepPlaces } from './kept-places.ts'

export interface Workplace {
  readonly userId: Id<'user'>
  readonly effectiveFrom: Day
  readonly locationCategory: 'Remote' | 'Office'
  readonly companyLocationId: Id<'companyLocation'> | null
  readonly stateCode: string
}

/** Of workers whom the caller has locked. */
export async function saveWorkplaces(
  tx: Tx,
  companyId: Id<'company'>,
  places: readonly Workplace[],
): Promise<void> {
  await insertWorkplaces(tx, companyId, places)
  await keepPlaces(
    tx,
    companyId,
    places.map(({ userId }) => userId),
  )
}

/** Of workers who are there, and whose places are kept with them; answers how many. */
export async function insertWorkplaces(
  tx: Tx,
  companyId: Id<'company'>,
  places: readonly Workplace[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into worker_workplace (company_id, client_id, user_id, effective_from, location_category,
                                  company_location_id, state_code)
    select home.company_id, ${tx.clientId}::uuid, p.user_id, p.effective_from, p.category, p.location_id, p.state
    from ${home(companyId)} cross join unnest(${places.map((p) => p.userId)}::uuid[], ${places.map((p) => p.effectiveFrom)}::date[],
                ${places.map((p) => p.locationCategory)}::text[], ${places.map((p) => p.companyLocationId)}::uuid[],
                ${places.map((p) => p.stateCode)}::text[])
      as p(user_id, effective_from, category, location_id, state)
    -- One by one, by the key: joined, everyone in the company may be read to find one.
    cross join lateral (select from worker where company_id = ${companyId} and user_id = p.user_id limit 1) w
    on conflict (company_id, user_id, effective_from) do update
      set location_category = excluded.location_category, company_location_id = excluded.company_location_id,
          state_code = excluded.state_code`.execute(tx.db)
  return Number(numAffectedRows)
}

/** Where the person works today, or will when nothing has begun yet. */
export async function loadWorkplace(
  tx: Tx,
  { companyId, userId }: { readonly companyId: Id<'company'>; readonly userId: Id<'user'> },
): Promise<Workplace> {
  const { rows } = await sql<Workplace>`
    select user_id as "userId", effective_from as "effectiveFrom", location_category as "locationCategory",
           company_location_id as "companyLocationId", state_code as "stateCode"
    from worker_workplace where company_id = ${companyId} and user_id = ${userId}
    order by ${inForceOn(tx.today)} limit 1`.execute(tx.db)
  return rows[0]!
}

/** The state that a person works in on a day: the remote address, else the state of the workplace or its location. */
export async function workStateOf(
  tx: Tx,
  { companyId, userId }: { readonly companyId: Id<'company'>; readonly userId: Id<'user'> },
  on: Day,
): Promise<string> {
  const { rows } = await sql<{ state: string | null }>`
    select coalesce(
      (select a.state from worker_address a
       where a.company_id = ${companyId} and a.user_id = p.user_id and a.kind = 'remote' and p.location_category = 'Remote'
         and (a.effective_from <= ${on} or not exists (
           select from worker_workplace n where n.company_id = ${companyId} and n.user_id = p.user_id
             and n.effective_from > p.effective_from and n.effective_from <= a.effective_from))
       order by a.effective_from <= ${on} desc, abs(a.effective_from - ${on}::date) limit 1),
      nullif(p.state_code, ''),
      (select l.state from company_location l
       where l.company_id = ${companyId} and l.company_location_id = p.company_location_id)) as state
    from worker_workplace p where p.company_id = ${companyId} and p.user_id = ${userId}
    order by p.effective_from <= ${on} desc, abs(p.effective_from - ${on}::date) limit 1`.execute(tx.db)
  return rows[0]?.state ?? ''
}
