import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** A row of the agenda in someone's hands. */
export interface AgendaRow {
  readonly agendaId: Id<'agenda'>
  readonly clientId: Id<'client'>
  readonly companyId: Id<'company'> | null
  readonly task: string
  readonly key: string
  readonly payload: unknown
  readonly dueAt: Instant
  readonly attempts: number
  /** Who calls the outside for it, or did last; a heartbeat does not change it. */
  readonly leasedBy: string | null
}

/** Locks the row if it is still as it was seen. Waits for whoever has it. */
export async function holdRow(tx: Tx, row: AgendaRow): Promise<boolean> {
  const { rows } = await sql`
    select 1 from agenda
    where agenda_id = ${row.agendaId} and parked_at is null and attempts = ${row.attempts}
      and leased_by is not distinct from ${row.leasedBy}::uuid
    for update`.execute(tx.db)
  return rows.length === 1
}

/** The row is this caller's for so many seconds, without a lock: it may call the outside. */
export async function leaseRow(tx: Tx, row: AgendaRow, seconds: number): Promise<AgendaRow> {
  const leasedBy = randomUUID()
  await sql`
    update agenda set leased_by = ${leasedBy}, leased_until = clock_timestamp() + ${seconds} * interval '1 second'
    where agenda_id = ${row.agendaId}`.execute(tx.db)
  return { ...row, leasedBy }
}

/** A heartbeat: the lease lasts so many seconds from now. False when the row is no longer this caller's. */
export async function renewLease(pool: pg.Pool, row: AgendaRow, seconds: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update agenda set leased_until = clock_timestamp() + $3 * interval '1 second'
     where agenda_id = $1 and leased_by = $2 and parked_at is null`,
    [row.agendaId, row.leasedBy, seconds],
  )
  return rowCount === 1
}

export async function deleteRow(tx: Tx, { agendaId }: AgendaRow): Promise<void> {
  await tx.db.deleteFrom('agenda').where('agenda_id', '=', agendaId).execute()
}

/**
 * Counts a failed attempt. The row keeps its place (due_at) and may run again after so many seconds of the client's
 * time; without them it is parked. A traveller's clock has not come yet to where the row was ready: they count from there.
 * Someone else may have met the same failure: it counts once.
 */
export async function putOff(
  tx: Tx,
  row: AgendaRow,
  { error, seconds }: { readonly error: string; readonly seconds: number | undefined },
): Promise<boolean> {
  const after = seconds === undefined ? null : seconds * 1000
  const now = isoInstant(tx.now)
  const { numAffectedRows } = await sql`
    update agenda a
    set attempts = a.attempts + 1, leased_until = null, leased_by = null, last_error = ${error},
        wake_at = coalesce(greatest(a.wake_at, ${now}::timestamptz - c.clock_offset * interval '1 millisecond')
                           + ${after}::int8 * interval '1 millisecond', a.wake_at),
        parked_at = case when ${after}::int8 is null then now() end
    from (select clock_offset from client where client_id = ${tx.clientId} for share) c
    where a.agenda_id = ${row.agendaId} and a.parked_at is null and a.attempts = ${row.attempts}
      and a.leased_by is not distinct from ${row.leasedBy}::uuid`.execute(tx.db)
  return numAffectedRows === 1n
}
