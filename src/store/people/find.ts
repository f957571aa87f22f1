import { type RawBuilder, sql } from 'kysely'
import type { UserSort } from '../../domain/people/user-sorts.ts'
import type { UserStatus } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import { inForceOn, isBefore } from '../database/dated.ts'
import { plannedWithout } from '../database/planned.ts'
import { startsWith } from '../database/prefix.ts'
import type { Tx } from '../database/transaction.ts'

/** Whom a list or a search is about. What is left out does not matter. */
export interface PeopleAsked {
  readonly companyId?: Id<'company'> | undefined
  /** The beginning of a name, from the first or the last; or an email; or within a company the client's key. */
  readonly text?: string | undefined
  readonly status?: UserStatus | undefined
  readonly workerType?: string | undefined
  /** Where they work today. */
  readonly stateCode?: string | undefined
  readonly reference?: string | undefined
  readonly userIds?: readonly string[] | undefined
  /** Changed since then, on the client's clock. */
  readonly changedSince?: string | undefined
  readonly further?: RawBuilder<unknown> | undefined
}

interface PeoplePage {
  readonly sort: UserSort
  /** The sort key and the id of the last one that was answered. */
  readonly after?: { readonly key: string; readonly userId: string } | undefined
  readonly atMost?: number | undefined
  /** How many there are on all pages, where that is known. */
  readonly total?: number | undefined
}

interface FoundPerson {
  readonly userId: Id<'user'>
  readonly key: string
}

/** Ids in the order that is asked for, with what they are sorted by. */
export async function findPeople(
  tx: Tx,
  asked: PeopleAsked,
  { sort, after, atMost, total = 0 }: PeoplePage,
): Promise<readonly FoundPerson[]> {
  // A page of many is full soon: each is asked in turn where they work. Of few, everyone would be.
  const state = total < MANY ? isThere : isThereByTurn
  const key = sortKeys[sort]
  const place = sort === 'created' ? sql`w.user_id` : sql`${key}, w.user_id`
  const found = sql<FoundPerson>`
    select w.user_id as "userId", ${key} as key from ${people(tx, asked)} where ${conditions(tx, asked, state)}
      ${after ? sql`and ${isAfter(sort, after)}` : sql``}
    order by ${place} ${atMost ? sql`limit ${atMost}` : sql``}`
  return plannedWithout(tx, waysLeftOut(asked), found)
}

const waysLeftOut = ({ stateCode }: PeopleAsked) => (stateCode ? (['nestloop'] as const) : [])

export async function countPeople(tx: Tx, asked: PeopleAsked): Promise<number> {
  const total = sql<{ total: number }>`
    select count(*)::int as total from ${people(tx, asked)} where ${conditions(tx, asked, isThere)}`
  const rows = await plannedWithout(tx, waysLeftOut(asked), total)
  return rows[0]!.total
}

const MANY = 1000

const sortKeys = { created: sql`''`, name: sql`w.name_key`, lastName: sql`w.surname_key` }

const isAfter = (sort: UserSort, { key, userId }: { key: string; userId: string }) =>
  sort === 'created'
    ? sql`w.user_id > ${userId}`
    : sql`(${sortKeys[sort]}, w.user_id) > (${key} collate "C", ${userId}::uuid)`

/** Whoever has the name, each by the key: as a join, all people of a client could be read for a few. */
const people = (tx: Tx, { companyId, text }: PeopleAsked): RawBuilder<unknown> =>
  text
    ? sql`(${named(tx, companyId, text)}) n cross join lateral (
        select * from worker o where o.company_id = ${companyId ?? sql`n.company_id`} and o.user_id = n.user_id offset 0) w`
    : sql`worker w`

const conditions = (tx: Tx, asked: PeopleAsked, state: StateAsked): RawBuilder<unknown> => sql`
  w.client_id = ${tx.clientId}
  ${asked.companyId ? sql`and w.company_id = ${asked.companyId}` : sql``}
  ${asked.status ? sql`and w.status = ${asked.status}` : sql``}
  ${asked.workerType ? sql`and w.worker_type = ${asked.workerType}` : sql``}
  ${asked.stateCode ? sql`and ${state(tx, asked, asked.stateCode)}` : sql``}
  ${asked.reference ? sql`and w.user_reference_id = ${asked.reference} and w.user_reference_id <> ''` : sql``}
  ${asked.userIds ? sql`and w.user_id = any(${[...asked.userIds]}::uuid[])` : sql``}
  ${asked.changedSince ? sql`and w.user_id in (${touchedSince(tx, asked.companyId, asked.changedSince)})` : sql``}
  ${asked.further ?? sql``}`

/** Each way of being named has an index of its own, by company and by client. */
function named(tx: Tx, companyId: Id<'company'> | undefined, text: string): RawBuilder<unknown> {
  const whose = companyId
    ? sql`company_id = ${companyId} and client_id = ${tx.clientId}`
    : sql`client_id = ${tx.clientId}`
  return sql`
    select company_id, user_id from worker where ${whose} and ${startsWith('name_key', text)}
    union select company_id, user_id from worker where ${whose} and ${startsWith('surname_key', text)}
    union select company_id, user_id from worker where ${whose} and email_key = lower(${text})
    ${
      companyId
        ? sql`union select company_id, user_id from worker where ${whose} and user_reference_id = ${text}
                        and user_reference_id <> ''`
        : sql``
    }`
}

/** Whom an audit row is about: everything that is done to somebody has one. */
const touchedSince = (tx: Tx, companyId: Id<'company'> | undefined, since: string) => sql`
  select unnest(subject_ids) from audit
  where client_id = ${tx.clientId} and client_time >= ${since}
    ${companyId ? sql`and company_id = ${companyId}` : sql``}`

/** Whether person `w` works in a state: in the place in force today, or the first one ahead. */
type StateAsked = (tx: Tx, asked: PeopleAsked, stateCode: string) => RawBuilder<unknown>

const isThereByTurn: StateAsked = ({ today }, { companyId }, stateCode) => sql`(
  select ${STATE} from (
    select company_id, location_category, company_location_id, state_code from worker_workplace
    where company_id = ${companyId ?? sql`w.company_id`} and user_id = w.user_id
    order by ${inForceOn(today)} limit 1) p ${OFFICE}) = ${stateCode}`

/** The same for all together: who has a place there, of which none other of theirs stands before it. */
const isThere: StateAsked = (
  { clientId, today },
  { companyId },
  stateCode,
) => sql`(w.company_id, w.user_id) in (
  select p.company_id, p.user_id from worker_workplace p ${OFFICE}
  where p.client_id = ${clientId} ${companyId ? sql`and p.company_id = ${companyId}` : sql``} and ${STATE} = ${stateCode}
    and not exists (
      select from worker_workplace o
      where o.company_id = ${companyId ?? sql`p.company_id`} and o.user_id = p.user_id and o.effective_from <> p.effective_from
        and ${isBefore(today, 'o', 'p')}))`

const STATE = sql`coalesce(l.state, p.state_code)`
const OFFICE = sql`
  left join company_location l on l.company_id = p.company_id and l.company_location_id = p.company_location_id
    and p.location_category = 'Office'`
