import { z } from 'zod'
import { recurringPayItems } from '../../store/people/recurring-pay-items.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { payItemReply, whosePayItem } from '../../wire/recurring-pay-item.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const removeRecurringPayItem = operation({
  address: 'adminPortal/removeRecurringPayItem',
  job: 'items',
  verb: 'DELETE',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'worker' },
  summary: 'Ends a recurring pay item of a user.',
  description: 'What was paid before stays explained. What is left of a total is not taken any more.',
  body: z.object({ ...whosePayItem, recurringPayItemId: id('recurringPayItem') }),
  reply: payItemReply,

  async run({ body, work }) {
    const worker = await workerOf(work, body)
    const { recurringPayItemId } = body
    known(await recurringPayItems.lock(work, worker, recurringPayItemId), 'recurringPayItem')

    await recurringPayItems.remove(work, worker, recurringPayItemId)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, recurringPayItemId] })

    const message = 'Recurring pay item removed successfully'
    return { recurringPayItem: { recurringPayItemId, status: 'Removed' as const, message } }
  },
})
