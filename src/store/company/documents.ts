import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
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
  return id
}
