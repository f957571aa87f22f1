import { z } from 'zod'
import { seesSsn } from '../../domain/access/caller.ts'
import { Problem } from '../../kernel/problem.ts'
import { openDocument } from '../../store/company/documents.ts'
import { documentForm, documentRecord } from '../../wire/document.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const getDocument = operation({
  address: 'reports/getDocument',
  job: 'documents',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Answers one file with its bytes.',
  description:
    'The bytes are in `fileBase64`. Each read is written to the audit log. A file may hold anything that a person gives to an ' +
    'employer and cannot be masked: a key needs the scope `pii` as well.',
  body: z.object({ documentId: id('document') }),
  reply: z.object({
    document: documentRecord,
    fileBase64: z.string().describe('The file in base64, as uploadDocument took it.'),
  }),
  discloses: ['document'],

  async run({ body: { documentId }, work, caller }) {
    if (caller.kind !== 'person' && !seesSsn(caller)) throw new Problem(403, 'This needs the scope pii')
    const { contents, ...document } = known(await openDocument(work, documentId), 'document')

    const { companyId, userId } = document
    work.note({
      companyId,
      subjectIds: userId ? [userId, documentId] : [documentId],
      facts: { disclosed: ['document'] },
    })
    return { document: documentForm(document), fileBase64: contents }
  },
})
