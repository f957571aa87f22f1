import type pg from 'pg'
import type { Instant } from '../../kernel/dates.ts'
import type { WalkPlace } from './walk.ts'

/** Where the nightly verification stands: first the audit logs, client by client, then the companies. */
export type NightPlace =
  | { readonly clientId: string; readonly position: string }
  | WalkPlace
  | { readonly afterCompany: string }

/** After one in the morning, New York. */
const TONIGHT = `((now() at time zone 'America/New_York') - interval '1 hour')::date`
const LEASE = `interval '5 minutes'`

/** Takes the work of tonight, if some is left and no other process is at it. Null as a place: the beginning. */
export async function takeNight(
  owner: pg.Pool,
): Promise<{ readonly place: NightPlace | null; readonly begunAt: Instant } | undefined> {
  const { rows } = await owner.query<{ place: NightPlace | null; begunAt: Instant }>(
    `update verification set leased_until = now() + ${LEASE}, is_over = false,
            night = case when is_over then ${TONIGHT} else night end,
            begun_at = case when is_over then now() else begun_at end,
            place = case when is_over then null else place end
     where leased_until <= now() and (not is_over or night is null or night < ${TONIGHT})
     returning place, begun_at as "begunAt"`,
  )
  return rows[0]
}

/** What was read is not read again, whoever goes on. */
export async function keepPlace(owner: pg.Pool, place: NightPlace): Promise<void> {
  await owner.query(`update verification set place = $1::jsonb, leased_until = now() + ${LEASE}`, [
    JSON.stringify(place),
  ])
}

/** Leaves the rest to whoever comes next, or ends the night. */
export async function leaveNight(owner: pg.Pool, { isOver }: { readonly isOver: boolean }): Promise<void> {
  await owner.query(
    `update verification set leased_until = now(), is_over = $1,
            ended_at = case when $1 then now() else ended_at end, place = case when $1 then null else place end`,
    [isOver],
  )
}
