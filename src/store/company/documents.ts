import { sql } from 'kysely'
import type { DocumentFacts } from '../../domain/company/document.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
import { inPages, type PageAsked, pastPage } from '../database/pages.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'

export interface NewDocument {
  readonly userId: Id<'user'> | undefined
  readonly fileName: string
  readonly documentType: string
  /** Base64. */
  readonly contents: string
  /** Bytes of the file itself. */
  readonly size: number
}

/** Kept encrypted: a document may be anything that a person gives to an employer. */
export async function insertDocument(
  work: Work,
  companyId: Id<'company'>,
  document: NewDocument,
): Promise<Id<'document'>> {
  const [vault, id] = [await work.vault(companyId), newId<'document'>()]
  await work.db
    .insertInto('document')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      document_id: id,
      user_id: document.userId ?? null,
      file_name: document.fileName,
      document_type: document.documentType,
      size: document.size,
      contents: vault.seal('document.contents', id, new Secret(document.contents)),
      created_at: isoInstant(work.now),
    })
    .execute()
  work.emit({ family: 'document', change: 'insert', companyId, entityId: id })
  return id
}

/** What is known of documents without opening them, in order of creation. */
export async function documentsOf(
  tx: Tx,
  companyId: Id<'company'>,
  ids: readonly string[],
): Promise<readonly DocumentFacts[]> {
  const { rows } = await sql<DocumentFacts>`
    select ${COLUMNS} from document
    where company_id = ${companyId} and client_id = ${tx.clientId} and document_id = any(${[...ids]}::uuid[])
    order by document_id`.execute(tx.db)
  return rows
}

export interface DocumentFilter extends PageAsked {
  readonly companyId: Id<'company'>
  readonly userId?: Id<'user'> | undefined
}

/** Those that are there, without opening them, in order of creation. */
export async function documentsWhere(tx: Tx, filter: DocumentFilter): Promise<readonly DocumentFacts[]> {
  const { companyId, userId } = filter
  const { rows } = await sql<DocumentFacts>`
    select ${COLUMNS} from document
    where company_id = ${companyId} and client_id = ${tx.clientId} and deleted_at is null
      ${userId ? sql`and user_id = ${userId}` : sql``}
      ${pastPage('document_id', filter)}
    ${inPages('document_id', filter)}`.execute(tx.db)
  return rows
}

/** Opens a document that is there. Base64. */
export async function openDocument(
  work: Work,
  documentId: Id<'document'>,
): Promise<(DocumentFacts & { readonly contents: string }) | undefined> {
  const { rows } = await sql<DocumentFacts & { sealed: Buffer }>`
    select ${COLUMNS}, contents as sealed from document
    where client_id = ${work.clientId} and document_id = ${documentId} and deleted_at is null`.execute(
    work.db,
  )
  const [row] = rows
  if (!row) return undefined
  const { sealed, ...facts } = row
  const vault = await work.vault(facts.companyId)
  return { ...facts, contents: vault.open('document.contents', documentId, sealed).reveal() }
}

/** Takes the contents away for good. What it was called, and that it was there, stays. Undefined when there is none. */
export async function emptyDocument(
  work: Work,
  documentId: Id<'document'>,
): Promise<DocumentFacts | undefined> {
  const { rows } = await sql<DocumentFacts>`
    update document set contents = '', deleted_at = ${isoInstant(work.now)}
    where client_id = ${work.clientId} and document_id = ${documentId} and deleted_at is null
    returning ${COLUMNS}`.execute(work.db)
  const [row] = rows
  if (row) {
    const { companyId } = row
    work.emit({ family: 'document', change: 'update', companyId, entityId: documentId })
  }
  return row
}

const COLUMNS = sql`company_id as "companyId", document_id as "documentId", user_id as "userId",
  file_name as "fileName", document_type as "documentType", size, created_at as "createdAt", deleted_at as "deletedAt"`
