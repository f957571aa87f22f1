import { z } from 'zod'
import { recurringPayItems } from '../../store/people/recurring-pay-items.ts'
import { id } from '../fields.ts'
import { payItemReply, whosePayItem } from '../forms/recurring-pay-item.ts'
import { known, operation } from '../operation.ts'
import { workerOf } from '../whose.ts'

export const removeRecurringPayItem = operation({
  address: 'adminPortal/removeRecurringPayItem',
  verb: 'DELETE',
  summary: 'Ends a recurring pay item of a user.',
  description: 'What was paid before stays explained.',
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
