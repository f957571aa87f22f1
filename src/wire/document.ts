import { z } from 'zod'
import type { DocumentFacts } from '../domain/company/document.ts'
import { isoInstant } from '../kernel/dates.ts'

/** A document without its bytes. */
export const documentRecord = z.object({
  documentId: z.uuid().describe('The id that uploadDocument answered.'),
  companyId: z.uuid().describe('The company that keeps it.'),
  userId: z.uuid().nullable().describe('The worker it is about; null when it is the company’s own.'),
  fileName: z.string().describe('The name of the file as it was sent.'),
  documentType: z.string().describe('What it is, in the words of the sender.'),
  size: z.int().describe('The size of the file in bytes.'),
  createdAt: z.iso.datetime().describe('When it was uploaded, on the client’s clock.'),
  deletedAt: z.iso.datetime().nullable().describe('When it was deleted; null while it is there.'),
})

export const documentForm = (document: DocumentFacts): z.output<typeof documentRecord> => ({
  documentId: document.documentId,
  companyId: document.companyId,
  userId: document.userId,
  fileName: document.fileName,
  documentType: document.documentType,
  size: document.size,
  createdAt: isoInstant(document.createdAt),
  deletedAt: document.deletedAt === null ? null : isoInstant(document.deletedAt),
})
