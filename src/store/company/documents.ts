import { sql } from 'kysely'
import type { DocumentFacts } from '../../domain/company/document.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
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
    select company_id as "companyId", document_id as "documentId", user_id as "userId", file_name as "fileName",
           document_type as "documentType", size, created_at as "createdAt"
    from document
    where company_id = ${companyId} and client_id = ${tx.clientId} and document_id = any(${[...ids]}::uuid[])
    order by document_id`.execute(tx.db)
  return rows
}
