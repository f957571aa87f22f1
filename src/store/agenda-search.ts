import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Instant } from '../kernel/dates.ts'
import type { AgendaRow } from './agenda-row.ts'
import type { Database } from './schema.ts'
import type { Tx } from './transaction.ts'

/**
 * Locks the oldest row that may run now: the first of its lane, of a client that is not travelling. The lock is the
 * lease: it ends with the transaction, also when the process is killed. Over all clients, hence before one is bound.
 */
export async function claimDue(db: Kysely<Database>): Promise<AgendaRow | undefined> {
  const { rows } = await sql<AgendaRow>`
    select ${columns} from agenda a
    where a.parked_at is null and a.wake_at <= now() and (a.leased_until is null or a.leased_until <= now())
      and a.agenda_id = ${headOfLane}
      and a.client_id not in (select client_id from client where travel_to is not null)
    order by a.wake_at, a.seq limit 1 for update of a skip locked`.execute(db)
  return rows[0]
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
  a.due_at as "dueAt", a.attempts, a.leased_until as "leasedUntil"`

/** A row is blocked by every earlier one of its lane, also by one that waits for its retry. Parked rows do not count. */
const headOfLane = sql`(
  select b.agenda_id from agenda b where b.lane = a.lane and b.parked_at is null
  order by b.due_at, b.seq limit 1)`
