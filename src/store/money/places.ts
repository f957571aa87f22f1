import type pg from 'pg'
import { type Instant, isoInstant } from '../../kernel/dates.ts'

/** An outbox as the database knows it. */
export interface KnownPlace {
  readonly placeId: string
  readonly described: string
  readonly isCurrent: boolean
}

type NewPlace = Pick<KnownPlace, 'placeId' | 'described'>

/** The outbox of this database in production: the first that a process came with, until an operator names another. */
export async function currentPlace(owner: pg.Pool, { placeId, described }: NewPlace): Promise<KnownPlace> {
  await owner
    .query(
      `insert into bank_place (place_id, described, is_current)
     select $1, $2, true where not exists (select from bank_place where is_current)
     on conflict (place_id) do update set is_current = true, described = excluded.described`,
      [placeId, described],
    )
    .catch((error: { code?: string }) => {
      // Another process was first.
      if (error.code !== '23505') throw error
    })
  return (await knownPlaces(owner)).find(({ isCurrent }) => isCurrent)!
}

export async function usePlace(owner: pg.Pool, { placeId, described }: NewPlace): Promise<void> {
  await owner.query(
    `with before as (update bank_place set is_current = false where is_current and place_id <> $1 returning 1)
     insert into bank_place (place_id, described) select $1, $2 from (select count(*) from before) b
     on conflict (place_id) do update set described = excluded.described`,
    [placeId, described],
  )
  await owner.query('update bank_place set is_current = true where place_id = $1', [placeId])
}

export async function knownPlaces(owner: pg.Pool): Promise<readonly KnownPlace[]> {
  const { rows } = await owner.query<KnownPlace>(
    `select place_id as "placeId", described, is_current as "isCurrent" from bank_place order by first_used`,
  )
  return rows
}

/** A file that was released and of which nobody recorded that it was handed over. */
export interface OpenRelease {
  readonly achFileId: string
  readonly companyId: string
  readonly clientId: string
  readonly fileName: string
  readonly described: string
  readonly releasedAt: string
}

export async function openReleases(owner: pg.Pool): Promise<readonly OpenRelease[]> {
  const { rows } = await owner.query<Omit<OpenRelease, 'releasedAt'> & { releasedAt: Instant }>(
    `select f.ach_file_id as "achFileId", f.company_id as "companyId", f.client_id as "clientId",
            f.file_name as "fileName", p.described, f.released_at as "releasedAt"
     from ach_file f join bank_place p on p.place_id = f.outbox_id
     where f.released_at is not null and f.handed_over_at is null order by f.released_at limit 1000`,
  )
  return rows.map((row) => ({ ...row, releasedAt: isoInstant(row.releasedAt) }))
}
