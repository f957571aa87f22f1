import { z } from 'zod'
import { TRAVEL } from '../../domain/pay/travel.ts'
import { changePayItemType } from '../../store/company/pay-item-types.ts'
import { known } from '../../wire/fields/nouns.ts'
import { payItemTypeChange, rateRefusals } from '../../wire/pay-item-type.ts'
import { operation } from '../declaration/operation.ts'

export const updatePayItemType = operation({
  address: 'adminPortal/updatePayItemType',
  job: 'items',
  verb: 'PUT',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Changes the account, the priority or the rate of a word of the company’s own, or takes it out of use.',
  description:
    'What is left out stays. The word and its tax treatment do not change, because paychecks have used them: take it out of ' +
    'use and declare another. A new priority or rate counts for what is imported or added from then on.',
  body: z.object({ payItemType: z.object(payItemTypeChange) }),
  reply: z.object({
    payItemType: z.object({ payItemTypeId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),

  refusals: rateRefusals,

  async run({ body: { payItemType: sent }, work, refuse }) {
    const { payItemTypeId, ...change } = sent
    const { companyId, taxTreatment } = known(
      await changePayItemType(work, payItemTypeId, change),
      'payItemType',
    )
    if (change.rate !== undefined && !(taxTreatment in TRAVEL)) refuse('noRate')
    work.note({ companyId, subjectIds: [payItemTypeId] })
    const message = 'Pay item type updated successfully'
    return { payItemType: { payItemTypeId, status: 'Ready' as const, message } }
  },
})
