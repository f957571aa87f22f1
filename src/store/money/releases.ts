import { sql } from 'kysely'
import type { EncodedFile } from '../../domain/money/ach/file.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { assert } from '../../kernel/problem.ts'
import type { Tx } from '../database/transaction.ts'
import type { AchFileRow } from './ach-files.ts'

/** What is recorded before a file is released in an outbox: from then on that outbox alone can tell how far it came. */
export interface Release {
  readonly placeId: string
  /** Where that is, in words. */
  readonly described: string
  /** The name that the bank does not take; null when the file was there already. */
  readonly stagedAs: string | null
  readonly sha256: string
  readonly bytes: number
  readonly entries: number
  /** An operator has seen that the bank has it. */
  readonly isConfirmed: boolean
}

type FileKey = Pick<AchFileRow, 'companyId' | 'achFileId'>

export async function releaseOf(tx: Tx, file: FileKey): Promise<Release | undefined> {
  const { rows } = await sql<Omit<Release, 'described'>>`
    select f.outbox_id as "placeId", f.staged_as as "stagedAs", f.content_hash as sha256,
           f.content_bytes::float8 as bytes, f.entries, f.confirmed_at is not null as "isConfirmed"
    from ach_file f
    where f.company_id = ${file.companyId} and f.ach_file_id = ${file.achFileId} and f.client_id = ${tx.clientId}
      and f.released_at is not null`.execute(tx.db)
  const [release] = rows
  if (!release) return undefined
  const places = await sql<{ described: string }>`
    select described from bank_place where place_id = ${release.placeId}`.execute(tx.db)
  return places.rows[0] && { ...release, ...places.rows[0] }
}

/** Once: whoever comes second finds that it was released, and fails. */
export async function recordRelease(
  tx: Tx,
  file: FileKey,
  { placeId, described, stagedAs, sha256, bytes, sums }: NewRelease,
): Promise<void> {
  await sql`insert into bank_place (place_id, described) values (${placeId}, ${described})
            on conflict do nothing`.execute(tx.db)
  const { numAffectedRows } = await sql`
    update ach_file set outbox_id = ${placeId}, staged_as = ${stagedAs}, content_hash = ${sha256},
           content_bytes = ${bytes}, released_at = ${isoInstant(tx.now)}, entries = ${sums.entries},
           debit_total = ${sums.debits}, credit_total = ${sums.credits}, entry_hash = ${sums.hash},
           trace_origin = ${sums.traceOrigin}
    where company_id = ${file.companyId} and ach_file_id = ${file.achFileId} and client_id = ${tx.clientId}
      and released_at is null and handed_over_at is null`.execute(tx.db)
  assert(numAffectedRows === 1n, `file ${file.achFileId} was released by somebody else`)
}

export interface NewRelease extends Omit<Release, 'entries' | 'isConfirmed'> {
  readonly sums: Omit<EncodedFile, 'bytes'>
}

export async function markHandedOver(tx: Tx, file: FileKey): Promise<void> {
  await sql`
    update ach_file set handed_over_at = ${isoInstant(tx.now)}
    where company_id = ${file.companyId} and ach_file_id = ${file.achFileId} and client_id = ${tx.clientId}
      and handed_over_at is null`.execute(tx.db)
}

/** Return files that were read, of whomever: each once. */
export async function noteReturnFiles(
  tx: Tx,
  {
    placeId,
    files,
  }: { placeId: string; files: readonly { readonly name: string; readonly sha256: string }[] },
): Promise<void> {
  if (files.length === 0) return
  await sql`
    insert into bank_return_file (content_hash, file_name, place_id)
    select distinct on (hash) hash, name, ${placeId}
    from unnest(${files.map(({ sha256 }) => sha256)}::text[], ${files.map(({ name }) => name)}::text[]) as f(hash, name)
    order by hash, name
    on conflict do nothing`.execute(tx.db)
}

export type FileVerdict = 'handed' | 'again'

/** An operator's word: the bank has the file, or never got it and it is released anew, wherever. */
export async function settleRelease(tx: Tx, achFileId: string, verdict: FileVerdict): Promise<boolean> {
  const change =
    verdict === 'handed'
      ? sql`confirmed_at = ${isoInstant(tx.now)}`
      : sql`outbox_id = null, staged_as = null, content_hash = null, content_bytes = null, released_at = null, confirmed_at = null`
  const { numAffectedRows } = await sql`
    update ach_file set ${change}
    where ach_file_id = ${achFileId} and client_id = ${tx.clientId} and released_at is not null
      and handed_over_at is null`.execute(tx.db)
  return numAffectedRows === 1n
}
