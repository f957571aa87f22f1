import { z } from 'zod'
import { mayHaveTotal } from '../../domain/pay/repayable.ts'
import { recurringPayItems } from '../../store/people/recurring-pay-items.ts'
import { wordFault } from '../../wire/pay-words.ts'
import {
  endOf,
  payItemFields,
  payItemRefusals,
  payItemReply,
  whosePayItem,
  worthOf,
} from '../../wire/recurring-pay-item.ts'
import { treatmentOf } from '../../work/payroll/declared-words.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const addRecurringPayItem = operation({
  address: 'adminPortal/addRecurringPayItem',
  job: 'items',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'worker' },
  summary: 'Adds a deduction, compensation or reimbursement to every later pay period of a user.',
  description:
    'So much a period, or a percentage of the period’s gross pay; a deduction is a percentage of what of it is money, ' +
    'without imputed income and cash tips. With `totalAmount` it is a loan, an advance or an overpayment: each paycheck ' +
    'takes what is left at most, and with the last of it the item ends by itself. getRecurringPayItems tells the balance.',
  body: z.object({ ...whosePayItem, ...payItemFields }),
  reply: payItemReply,
  refusals: payItemRefusals,

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)

    const { payItem, type } = body
    const treatment = await treatmentOf(work, worker.companyId, { payItem, word: type })

    const worth = worthOf(body) ?? refuse('oneOfTwo')
    const fault = wordFault({ payItem, word: type }, treatment.taxTreatment !== null)
    if (fault !== undefined) refuse('unknownWord', { fault })

    const end = endOf(body)
    const word = treatment.taxTreatment ?? type
    if (end.totalAmount !== null && !mayHaveTotal({ payItem, word })) refuse('noTotal', { payItem, type })
    if (end.endsOn !== null && end.endsOn < work.today) refuse('endIsPast', { endDate: end.endsOn })

    const item = { payItem, type, ...worth, ...treatment, ...end }
    const recurringPayItemId = await recurringPayItems.insert(work, worker, item)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, recurringPayItemId] })

    const message = 'Recurring pay item added successfully'
    return { recurringPayItem: { recurringPayItemId, status: 'Ready' as const, message } }
  },
})
