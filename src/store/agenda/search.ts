import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { LOWEST_ID } from '../../kernel/ids.ts'
import { clockWith } from '../database/opening.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { AgendaRow } from './row.ts'

const COLUMNS = `
  a.agenda_id as "agendaId", a.client_id as "clientId", a.company_id as "companyId", a.task, a.key, a.payload,
  a.due_at as "dueAt", a.attempts, a.leased_by as "leasedBy"`

/** A row is blocked by every earlier one of its lane, also by one that waits for its retry. Parked rows do not count. */
const HEAD_OF_LANE = `(
  select b.agenda_id from agenda b where b.lane = a.lane and b.parked_at is null
  order by b.due_at, b.seq limit 1)`

/**
 * Locks the oldest row that may run now: the first of its lane, of a client that is not travelling. The lock is the
 * lease: it ends with the transaction, also when the process is killed. Over all clients, hence before one is bound.
 */
export async function claimDue(db: Kysely<Database>): Promise<AgendaRow | undefined> {
  const oldest = await first(db, dueRows)
  if (oldest || !(await isCrowded(db))) return oldest
  return (await first(db, headsFrom(randomUUID()))) ?? (await first(db, headsFrom(LOWEST_ID)))
}

/**
 * What a travelling client meets: the row that comes next in order of time over all its lanes, up to its travel_to. A row
 * that someone has leased is met too: the traveller waits for it. Held is what is locked as it was seen.
 */
export type NextOnTheWay =
  | { readonly agendaId: null }
  | (AgendaRow & Stop & { readonly leased: boolean; readonly held: boolean })

export interface Stop {
  readonly lane: string
  readonly dueAt: Instant
  /** When the row runs, and where it takes the clock. */
  readonly readyAt: Instant
}

/** The row that c meets next. Not locked. */
const onTheWay = `
  select ${COLUMNS}, a.lane, coalesce(a.leased_until > now(), false) as leased, a.wake_at,
         greatest(c.travel_at, a.wake_at + c.clock_offset * interval '1 millisecond') as "readyAt"
  from agenda a
  where a.client_id = c.client_id and a.parked_at is null
    and a.wake_at <= c.travel_to - c.clock_offset * interval '1 millisecond'
    and a.agenda_id = ${HEAD_OF_LANE}
  order by a.wake_at, a.seq limit 1`

/** The opening of a traveller's transaction (inTransactionWith): its clock, and what it meets. */
export const MEETING = clockWith(
  ', next.*, coalesce(mine.held, false) as held',
  `left join lateral (${onTheWay}) next on true
   left join lateral (
     select true as held from agenda m
     where not next.leased and m.agenda_id = next."agendaId" and m.parked_at is null and m.attempts = next.attempts
       and m.wake_at = next.wake_at and m.leased_by is not distinct from next."leasedBy"
     for update) mine on true`,
)

/** Whether a row is left on the client's way. */
export async function isOnTheWay(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from client c cross join lateral (${sql.raw(onTheWay)}) next where c.client_id = ${tx.clientId}`.execute(
    tx.db,
  )
  return rows.length > 0
}

/** What came up since c met this row, and comes before it or before what is left of its lane. */
export const comesBefore = ({ lane, dueAt, readyAt }: Stop): RawBuilder<unknown> => sql`
  select from agenda a
  where a.client_id = c.client_id and a.parked_at is null
    and a.wake_at < ${isoInstant(readyAt)}::timestamptz - c.clock_offset * interval '1 millisecond'
    and a.agenda_id = ${sql.raw(HEAD_OF_LANE)} and (a.lane <> ${lane} or a.due_at < ${isoInstant(dueAt)})`

/** Seconds until a row falls due, if one will. */
export async function untilNextDue(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ seconds: number | null }>(
    `select extract(epoch from min(wake_at) - now())::float8 as seconds
     from agenda where parked_at is null and wake_at > now()`,
  )
  return rows[0]?.seconds ?? undefined
}

/** The first of these candidates that may run. The lateral join takes them one by one and stops at the first. */
async function first(db: Kysely<Database>, candidates: RawBuilder<unknown>): Promise<AgendaRow | undefined> {
  const { rows } = await sql<AgendaRow>`
    select row.* from (${candidates}) c cross join lateral (
      select ${sql.raw(COLUMNS)} from agenda a
      where a.agenda_id = c.agenda_id and a.parked_at is null and a.wake_at <= now()
        and (a.leased_until is null or a.leased_until <= now()) and a.agenda_id = ${sql.raw(HEAD_OF_LANE)}
        and a.client_id not in (select client_id from client where travel_to is not null)
      for update of a skip locked) row
    limit 1`.execute(db)
  return rows[0]
}

/** Beyond so many rows the search goes by lane: a long lane whose first row is busy would be read again and again. */
const CROWD = 200

const dueRows = sql`
  select agenda_id from agenda where parked_at is null and wake_at <= now() order by wake_at, seq limit ${sql.lit(CROWD)}`

async function isCrowded(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from agenda where parked_at is null and wake_at <= now()
    order by wake_at, seq offset ${sql.lit(CROWD)} limit 1`.execute(db)
  return rows.length > 0
}

/** The first row of each lane, lane by lane from here: one step down the index per lane, however long it is. */
const headsFrom = (lane: string) => sql`
  with recursive head as (
    (select agenda_id, lane from agenda where parked_at is null and lane > ${lane}::uuid
     order by lane, due_at, seq limit 1)
    union all
    select next.agenda_id, next.lane from head cross join lateral (
      select agenda_id, lane from agenda where parked_at is null and lane > head.lane
      order by lane, due_at, seq limit 1) next)
  select agenda_id from head`
