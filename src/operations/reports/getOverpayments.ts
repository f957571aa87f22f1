import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { overpaymentsWhere } from '../../store/money/overpayments.ts'
import { amount, id, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getOverpayments = operation({
  address: 'reports/getOverpayments',
  job: 'items',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists what workers owe since paychecks were voided after they were paid, and what became of it.',
  description:
    'Everyone who was ever left with something, in order of creation. Two ways clear it: addRecurringPayItem with ' +
    '`recoversOverpayment` takes it from coming paychecks, addOverpaymentRepayment records what was given back by hand.',
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user').describe('Only what this worker owes.'),
    ...page,
  }),
  reply: z.object({
    overpayments: z.array(
      z.object({
        userId: z.uuid(),
        userName: z.string(),
        overpaid: amount().describe('The net pay of voided paychecks that the worker has.'),
        repaid: amount().describe('What was given back by hand.'),
        recovered: amount().describe('What paychecks took back, submitted ones included.'),
        owed: amount().describe('What is still owed; negative where more came back than was owed.'),
        recurringPayItemId: z
          .uuid()
          .nullable()
          .describe('The recurring item that takes it back; null where there is none.'),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, userId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const asked = { ...rangeOf(body), ...(userId ? { userId } : {}) }
    const rows = await overpaymentsWhere(work, companyId, asked)

    const { items, next } = pageOf(body, rows, (row) => row.userId)
    return { overpayments: [...items], ...next }
  },
})
