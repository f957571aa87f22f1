import { sql } from 'kysely'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** One piece of an archive that lies here; of one that was sent, the company is not known yet. */
interface ArchivePart {
  readonly archiveId: Id<'archive'>
  readonly part: number
  readonly companyId: Id<'company'> | null
  readonly contents: Buffer
}

/** A piece that is sent again takes the place of the first. */
export async function keepPart(tx: Tx, { archiveId, part, companyId, contents }: ArchivePart): Promise<void> {
  await sql`
    insert into archive_part (client_id, archive_id, part, company_id, contents)
    values (${tx.clientId}, ${archiveId}, ${part}, ${companyId}, ${contents})
    on conflict (client_id, archive_id, part) do update set contents = excluded.contents`.execute(tx.db)
}

/** The bytes of one piece; undefined where there is none. */
export async function partOf(
  tx: Tx,
  archiveId: Id<'archive'>,
  part: number,
): Promise<Omit<ArchivePart, 'archiveId' | 'part'> | undefined> {
  const { rows } = await sql<{ companyId: Id<'company'> | null; contents: Buffer }>`
    select company_id as "companyId", contents from archive_part
    where client_id = ${tx.clientId} and archive_id = ${archiveId} and part = ${part}`.execute(tx.db)
  return rows[0]
}

/** How many pieces there are, and the number of the last: a gap shows. */
export async function countParts(
  tx: Tx,
  archiveId: Id<'archive'>,
): Promise<{ readonly parts: number; readonly last: number; readonly isMade: boolean }> {
  const { rows } = await sql<{ parts: number; last: number; isMade: boolean }>`
    select count(*)::int as parts, coalesce(max(part), 0) as last, coalesce(bool_or(company_id is not null), false) as "isMade"
    from archive_part where client_id = ${tx.clientId} and archive_id = ${archiveId}`.execute(tx.db)
  return rows[0]!
}
