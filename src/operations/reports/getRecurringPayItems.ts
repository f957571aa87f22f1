import { z } from 'zod'
import { payItemsWhere } from '../../store/people/recurring-pay-items.ts'
import { flag, id, optionalId } from '../../wire/fields/fields.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { payItemForm, payItemRecord } from '../../wire/recurring-pay-item.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getRecurringPayItems = operation({
  address: 'reports/getRecurringPayItems',
  job: 'items',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists the recurring pay items of a company or of one worker, in order of creation.',
  description:
    'With what is left of a loan, an advance or an overpayment. Removed items are left out unless `removed` is true. ' +
    'Garnishments are in getUser.',
  body: z.object({
    companyId: id('company').describe('The company whose items are listed.'),
    userId: optionalId('user').describe('Only the items of this worker.'),
    removed: flag().nullish().describe('True lists removed items as well; false unless given.'),
    ...page,
  }),
  reply: z.object({
    recurringPayItems: z.array(payItemRecord).describe('The items, oldest first.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, userId, removed } = body
    await namedIn(work, companyId, { userId })
    const filter = { companyId, userId, removed: removed ?? false, ...rangeOf(body) }
    const rows = await payItemsWhere(work, filter)

    const { items, next } = pageOf(body, rows, ({ recurringPayItemId }) => recurringPayItemId)
    return { recurringPayItems: items.map(payItemForm), ...next }
  },
})
