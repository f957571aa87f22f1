import { sql } from 'kysely'
import { type Instant, instant, isoInstant } from '../../kernel/dates.ts'
import { GaveWay } from '../database/retry.ts'
import { together } from '../database/together.ts'
import type { Tx } from '../database/transaction.ts'
import { comesBefore, isOnTheWay, type Stop } from './search.ts'

interface Clock {
  readonly now: Instant
  /** Where the client is travelling to, if it is. */
  readonly travelTo: Instant | null
}

/** Locks the client's clock: whoever moves it does so one after the other. */
export async function lockClock(tx: Tx): Promise<Clock> {
  const row = await tx.db
    .selectFrom('client')
    .select(['clock_offset', 'travel_to', 'travel_at'])
    .where('client_id', '=', tx.clientId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { now: row.travel_at ?? instant(Date.now() + Number(row.clock_offset)), travelTo: row.travel_to }
}

export async function isTravelling(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from client where client_id = ${tx.clientId} and travel_to is not null`.execute(tx.db)
  return rows.length > 0
}

/**
 * Sets out: from now on runners leave this client to its traveller. Backwards nothing is met on the way, and what was
 * coming stays as far ahead as it was: a verification begun before would otherwise wait for the day that was left.
 */
export async function setOut(
  tx: Tx,
  { now, to }: { readonly now: Instant; readonly to: Instant },
): Promise<void> {
  await tx.db
    .updateTable('client')
    .set({ travel_to: isoInstant(to), travel_at: isoInstant(instant(Math.min(now, to))) })
    .where('client_id', '=', tx.clientId)
    .execute()
  const back = BigInt(Math.max(0, now - to))
  if (back === 0n) return
  await sql`
    update agenda set due_at = due_at - ${back} * interval '1 millisecond',
                      wake_at = wake_at - ${back} * interval '1 millisecond'
    where client_id = ${tx.clientId} and parked_at is null`.execute(tx.db)
}

/**
 * The clock goes on to where a row ran. Whoever puts a row on the agenda holds the clock until the commit, so what has come
 * up meanwhile is seen here: this row gives way to what comes before it.
 */
export async function goOnTo(tx: Tx, stop: Stop): Promise<void> {
  if (stop.readyAt <= tx.now) return
  const { moved } = await together({
    locked: lockClock(tx),
    moved: sql`
      update client c set travel_at = ${isoInstant(stop.readyAt)}
      where c.client_id = ${tx.clientId} and not exists (${comesBefore(stop)})`.execute(tx.db),
  })
  if (moved.numAffectedRows === 0n) throw new GaveWay('a row came up that comes before')
}

/**
 * Arrives: the clock ticks on from travel_to, and every row wakes by the new offset. False when something has come up
 * meanwhile. Rows are locked before the client: whoever holds a row may still want the clock (insert.ts).
 */
export async function arrive(tx: Tx): Promise<boolean> {
  await sql`select 1 from agenda where client_id = ${tx.clientId} and parked_at is null
            order by agenda_id for update`.execute(tx.db)
  const { travelTo } = await lockClock(tx)
  if (travelTo === null) return true
  if (await isOnTheWay(tx)) return false

  const offset = BigInt(travelTo - Date.now())
  await sql`
    update agenda a set wake_at = a.wake_at + (c.clock_offset - ${offset}) * interval '1 millisecond'
    from client c where c.client_id = ${tx.clientId} and a.client_id = c.client_id and a.parked_at is null`.execute(
    tx.db,
  )
  await tx.db
    .updateTable('client')
    .set({ clock_offset: offset, travel_to: null, travel_at: null })
    .where('client_id', '=', tx.clientId)
    .execute()
  return true
}
