import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { type FileSaid, fileDigest, type MadeFile } from '../../domain/filings/files/made.ts'
import type { FilingFacts } from '../../domain/filings/filing.ts'
import { Secret } from '../../kernel/secret.ts'
import type { Work } from '../database/work.ts'

type Filing = Pick<FilingFacts, 'companyId' | 'filingId'>

/** Of one filing, whatever was there before; sealed, because files hold numbers of people. */
export async function replaceFiles(work: Work, filing: Filing, files: readonly MadeFile[]): Promise<void> {
  const { companyId, filingId } = filing
  await sql`delete from filing_file where company_id = ${companyId} and filing_id = ${filingId}
    and client_id = ${work.clientId}`.execute(work.db)
  const vault = await work.vault(companyId)
  for (const [at, { said, bytes }] of files.entries()) {
    const packed = bytes && new Secret(gzipSync(bytes).toString('base64'))
    const contents = packed && vault.seal('filing_file.contents', rowId(filingId, at + 1), packed)
    await sql`
      insert into filing_file (company_id, client_id, filing_id, place, name, said, contents, digest)
      values (${companyId}, ${work.clientId}, ${filingId}, ${at + 1}, ${said.name}, ${JSON.stringify(said)}::jsonb,
              ${contents}, ${fileDigest(bytes)})`.execute(work.db)
  }
}

export interface KeptFile {
  readonly said: FileSaid
  readonly digest: string | null
  readonly bytes: Buffer | null
}

/** As they were written; their bytes are opened only for who takes the file away. */
export async function filesKept(
  work: Work,
  { companyId, filingId }: Filing,
  { isOpened }: { readonly isOpened: boolean },
): Promise<readonly KeptFile[]> {
  const { rows } = await sql<{
    place: number
    said: FileSaid
    digest: string | null
    contents: Buffer | null
  }>`
    select place, said, digest, ${isOpened ? sql`contents` : sql`null::bytea`} as contents from filing_file
    where company_id = ${companyId} and filing_id = ${filingId} and client_id = ${work.clientId} order by place`.execute(
    work.db,
  )
  const vault = isOpened ? await work.vault(companyId) : undefined
  return rows.map(({ place, said, digest, contents }) => {
    const opened = contents && vault?.open('filing_file.contents', rowId(filingId, place), contents)
    return { said, digest, bytes: opened ? gunzipSync(Buffer.from(opened.reveal(), 'base64')) : null }
  })
}

const rowId = (filingId: string, place: number): string => `${filingId}/${place}`
