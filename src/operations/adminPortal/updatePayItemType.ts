import { z } from 'zod'
import { changePayItemType } from '../../store/company/pay-item-types.ts'
import { known } from '../../wire/fields/nouns.ts'
import { payItemTypeChange } from '../../wire/pay-item-type.ts'
import { operation } from '../declaration/operation.ts'

export const updatePayItemType = operation({
  address: 'adminPortal/updatePayItemType',
  job: 'items',
  verb: 'PUT',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Changes the account or the priority of a word of the company’s own, or takes it out of use.',
  description:
    'What is left out stays. The word and its tax treatment do not change, because paychecks have used them: take it out of ' +
    'use and declare another. A new priority counts for what is imported or added from then on.',
  body: z.object({ payItemType: z.object(payItemTypeChange) }),
  reply: z.object({
    payItemType: z.object({ payItemTypeId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),

  async run({ body: { payItemType: sent }, work }) {
    const { payItemTypeId, ...change } = sent
    const companyId = known(await changePayItemType(work, payItemTypeId, change), 'payItemType')
    work.note({ companyId, subjectIds: [payItemTypeId] })
    const message = 'Pay item type updated successfully'
    return { payItemType: { payItemTypeId, status: 'Ready' as const, message } }
  },
})
