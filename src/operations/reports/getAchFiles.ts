import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { filesWhere } from '../../store/money/ach-files.ts'
import { achFileForm, achFileRecord } from '../../wire/ach-file.ts'
import { date, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { operation } from '../declaration/operation.ts'

export const getAchFiles = operation({
  address: 'reports/getAchFiles',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the payment files that were handed to the bank, by effective date, in order of creation.',
  description:
    'Of a company, or of all. Account numbers are in the files only, and are kept nowhere else in clear.',
  body: ranged(z.object({ companyId: optionalId('company'), from: date(), to: date(), ...page })),
  reply: z.object({
    achFiles: z.array(achFileRecord),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (companyId && !(await companyExists(work, companyId))) throw unknownId('company')
    const { from, to } = body
    const files = await filesWhere(work, { companyId, from, to, ...rangeOf(body) })
    const { items, next } = pageOf(body, files, ({ achFileId }) => achFileId)
    return {
      achFiles: items.map(achFileForm),
      ...next,
    }
  },
})
