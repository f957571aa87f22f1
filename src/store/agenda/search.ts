import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Instant } from '../../kernel/dates.ts'
import { LOWEST_ID } from '../../kernel/ids.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { AgendaRow } from './row.ts'

/**
 * Locks the oldest row that may run now: the first of its lane, of a client that is not travelling. The lock is the
 * lease: it ends with the transaction, also when the process is killed. Over all clients, hence before one is bound.
 */
export async function claimDue(db: Kysely<Database>): Promise<AgendaRow | undefined> {
  const oldest = await first(db, dueRows)
  if (oldest || !(await isCrowded(db))) return oldest
  return (await first(db, headsFrom(randomUUID()))) ?? (await first(db, headsFrom(LOWEST_ID)))
}

export interface RowOnTheWay extends AgendaRow {
  /** The client's time at which it may run: when it is due, or its retry. */
  readonly readyAt: Instant
  /** Someone calls the outside for it. */
  readonly leased: boolean
}

/**
 * The row that a travelling client meets next, up to its travel_to: in order of time over all its lanes. Not locked.
 * A row that someone has leased is met too: the traveller waits for it.
 */
export async function nextOnTheWay(tx: Tx): Promise<RowOnTheWay | undefined> {
  const { rows } = await sql<RowOnTheWay>`
    select ${columns}, a.wake_at + c.clock_offset * interval '1 millisecond' as "readyAt",
           coalesce(a.leased_until > now(), false) as leased
    from client c join agenda a on a.client_id = c.client_id
    where c.client_id = ${tx.clientId} and a.parked_at is null
      and a.wake_at <= c.travel_to - c.clock_offset * interval '1 millisecond'
      and a.agenda_id = ${headOfLane}
    order by a.wake_at, a.seq limit 1`.execute(tx.db)
  return rows[0]
}

/** Seconds until a row falls due, if one will. */
export async function untilNextDue(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ seconds: number | null }>(
    `select extract(epoch from min(wake_at) - now())::float8 as seconds
     from agenda where parked_at is null and wake_at > now()`,
  )
  return rows[0]?.seconds ?? undefined
}

const columns = sql`
  a.agenda_id as "agendaId", a.client_id as "clientId", a.company_id as "companyId", a.task, a.key, a.payload,
  a.due_at as "dueAt", a.attempts, a.leased_by as "leasedBy"`

/** A row is blocked by every earlier one of its lane, also by one that waits for its retry. Parked rows do not count. */
const headOfLane = sql`(
  select b.agenda_id from agenda b where b.lane = a.lane and b.parked_at is null
  order by b.due_at, b.seq limit 1)`

/** The first of these candidates that may run. The lateral join takes them one by one and stops at the first. */
async function first(db: Kysely<Database>, candidates: RawBuilder<unknown>): Promise<AgendaRow | undefined> {
  const { rows } = await sql<AgendaRow>`
    select row.* from (${candidates}) c cross join lateral (
      select ${columns} from agenda a
      where a.agenda_id = c.agenda_id and a.parked_at is null and a.wake_at <= now()
        and (a.leased_until is null or a.leased_until <= now()) and a.agenda_id = ${headOfLane}
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
