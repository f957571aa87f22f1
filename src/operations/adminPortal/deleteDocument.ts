import { z } from 'zod'
import { emptyDocument } from '../../store/company/documents.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const deleteDocument = operation({
  address: 'adminPortal/deleteDocument',
  job: 'documents',
  verb: 'DELETE',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Deletes a file of a company or of one of its workers.',
  description:
    'Its bytes are gone for good. That it was there, what it was called and who deleted it stays in the audit log.',
  body: z.object({ documentId: id('document') }),
  reply: z.object({
    document: z.object({ documentId: z.uuid(), status: z.literal('Success'), message: z.string() }),
  }),
  emits: ['document'],

  async run({ body: { documentId }, work }) {
    const { companyId, userId, documentType } = known(await emptyDocument(work, documentId), 'document')

    work.note({
      companyId,
      subjectIds: userId ? [userId, documentId] : [documentId],
      facts: { documentType },
    })
    return { document: { documentId, status: 'Success' as const, message: 'Document deleted successfully' } }
  },
})
