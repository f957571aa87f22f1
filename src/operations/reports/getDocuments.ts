import { z } from 'zod'
import { documentsWhere } from '../../store/company/documents.ts'
import { namesOf } from '../../store/people/names.ts'
import { documentForm, documentRecord } from '../../wire/document.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { pageFromEitherEnd, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getDocuments = operation({
  address: 'reports/getDocuments',
  job: 'documents',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Lists the files of a company or of one of its workers, in order of upload.',
  description: 'Without their bytes: getDocument answers those. Deleted files are left out.',
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user').describe('Only the files of this worker.'),
    ...pageFromEitherEnd,
  }),
  reply: z.object({
    documents: z
      .array(
        documentRecord.extend({
          userName: z.string().describe('Name of that worker; empty when it is the company’s own.'),
        }),
      )
      .describe('The files.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, userId } = body
    await namedIn(work, companyId, { userId })
    const documents = await documentsWhere(work, { companyId, userId, ...rangeOf(body) })

    const { items, next } = pageOf(body, documents, ({ documentId }) => documentId)
    const users = items.flatMap((one) => one.userId ?? [])
    const names = await namesOf(work, companyId, users)
    return {
      documents: items
        .map(documentForm)
        .map((one) => ({ ...one, userName: names.get(one.userId ?? '') ?? '' })),
      ...next,
    }
  },
})
