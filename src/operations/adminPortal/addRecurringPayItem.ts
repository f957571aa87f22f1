import { z } from 'zod'
import { mayHaveTotal } from '../../domain/pay/repayable.ts'
import { dollars } from '../../kernel/money.ts'
import { overpaymentsWhere } from '../../store/money/overpayments.ts'
import { recurringPayItems } from '../../store/people/recurring-pay-items.ts'
import { wordFault } from '../../wire/pay-words.ts'
import {
  endOf,
  payItemFields,
  payItemRefusals,
  payItemReply,
  recoveryField,
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
  body: z.object({ ...whosePayItem, ...payItemFields, ...recoveryField }),
  reply: payItemReply,
  refusals: {
    ...payItemRefusals,
    nothingOwed:
      'The worker owes nothing: there is no overpayment to recover; getOverpayments lists who owes',
    moreThanOwed: 'The worker owes only {owed}: totalAmount must not be more',
    recoveredAlready:
      'An item of this worker recovers overpayments already: change its totalAmount with updateRecurringPayItem',
  },

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)

    const { payItem, type } = body
    const treatment = await treatmentOf(work, worker.companyId, { payItem, word: type })

    const worth = worthOf(body) ?? refuse('oneOfTwo')
    const fault = wordFault({ payItem, word: type }, treatment.taxTreatment !== null)
    if (fault !== undefined) refuse('unknownWord', { fault })

    const end = { ...endOf(body) }
    const word = treatment.taxTreatment ?? type
    const recoversOverpayment = body.recoversOverpayment ?? false
    if ((end.totalAmount !== null || recoversOverpayment) && !mayHaveTotal({ payItem, word }))
      refuse('noTotal', { payItem, type })
    if (end.endsOn !== null && end.endsOn < work.today) refuse('endIsPast', { endDate: end.endsOn })

    if (recoversOverpayment) {
      const [found] = await overpaymentsWhere(work, worker.companyId, worker)
      if (!found || found.owed <= 0n) return refuse('nothingOwed')
      if (found.recurringPayItemId !== null) refuse('recoveredAlready')
      end.totalAmount ??= found.owed
      if (end.totalAmount > found.owed) refuse('moreThanOwed', { owed: dollars(found.owed) })
    }

    const item = { payItem, type, ...worth, ...treatment, ...end, recoversOverpayment }
    const recurringPayItemId = await recurringPayItems.insert(work, worker, item)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, recurringPayItemId] })

    const message = 'Recurring pay item added successfully'
    return { recurringPayItem: { recurringPayItemId, status: 'Ready' as const, message } }
  },
})
