import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { insertDocument } from '../../store/company/documents.ts'
import { id, optionalId, text } from '../../wire/fields/fields.ts'
import { base64 } from '../../wire/fields/formats.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

const MAX_BYTES = 10 * 1024 * 1024

export const uploadDocument = operation({
  address: 'adminPortal/uploadDocument',
  job: 'documents',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Keeps a file of a company or of one of its workers.',
  description: `\`fileBase64\` is the file in base64, at most ${MAX_BYTES} bytes of it. It is kept encrypted.`,
  large: true,
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user'),
    fileName: text(255),
    documentType: text(100),
    fileBase64: base64('JVBERi0xLjQK'),
  }),
  reply: z.object({
    document: z.object({ documentId: z.uuid(), status: z.literal('Success'), message: z.string() }),
  }),
  refusals: { tooLarge: `fileBase64: must be at most ${MAX_BYTES} bytes` },
  emits: ['document'],

  async run({ body: { companyId, userId, fileName, documentType, fileBase64 }, work, refuse }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    if (userId) await workerOf(work, { companyId, userId })

    const size = Buffer.byteLength(fileBase64, 'base64')
    if (size > MAX_BYTES) refuse('tooLarge')

    const contents = fileBase64
    const documentId = await insertDocument(work, companyId, {
      userId,
      fileName,
      documentType,
      contents,
      size,
    })
    work.note({
      companyId,
      subjectIds: userId ? [userId, documentId] : [documentId],
      facts: { documentType },
    })
    return { document: { documentId, status: 'Success' as const, message: 'Document uploaded successfully' } }
  },
})
