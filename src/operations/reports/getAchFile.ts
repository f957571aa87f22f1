import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { fileOf } from '../../store/money/ach-files.ts'
import { traced } from '../../store/money/traces.ts'
import { transactionsWhere } from '../../store/money/transactions.ts'
import { achFileForm, achFileRecord } from '../../wire/ach-file.ts'
import { id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { tracedForm, tracedRecord } from '../../wire/traced-transaction.ts'
import { operation } from '../declaration/operation.ts'

export const getAchFile = operation({
  address: 'reports/getAchFile',
  job: 'money',
  verb: 'GET',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Answers one payment file and the payments in it, in the order of their entries.',
  description:
    'Each payment with its trace number, by which a bank asks about it. Account numbers are in the file that the bank gets ' +
    'and nowhere else in clear, so the bytes are not answered; a file that only asks whether accounts are there carries ' +
    'no payments.',
  body: z.object({ companyId: id('company'), achFileId: id('achFile'), ...page }),
  reply: z.object({
    achFile: achFileRecord.describe('The payment file.'),
    payments: z.array(tracedRecord).describe('What it carries, entry by entry.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, achFileId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const file = known(await fileOf(work, companyId, achFileId), 'achFile')
    const rows = await transactionsWhere(work, { companyId, achFileId, ...rangeOf(body) })

    const { items, next } = pageOf(body, rows, ({ transferId }) => transferId)
    const payments = await traced(work, items)
    return { achFile: achFileForm(file), payments: payments.map(tracedForm), ...next }
  },
})
