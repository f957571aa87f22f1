import { z } from 'zod'
import { mayHaveTotal } from '../../domain/pay/repayable.ts'
import { dollars } from '../../kernel/money.ts'
import { recurringPayItems, takenOf } from '../../store/people/recurring-pay-items.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
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

export const updateRecurringPayItem = operation({
  address: 'adminPortal/updateRecurringPayItem',
  job: 'items',
  verb: 'PUT',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'worker' },
  summary: 'Changes a recurring pay item of a user.',
  description:
    'What is left out stays. An amount replaces a percentage, and the other way round. Another total changes what is left ' +
    'to take; what paychecks have taken stays counted.',
  body: z
    .object({ ...whosePayItem, recurringPayItemId: id('recurringPayItem'), ...payItemFields })
    .partial({ payItem: true, type: true }),
  reply: payItemReply,
  refusals: {
    ...payItemRefusals,
    totalStays:
      'An item that recovers an overpayment has a total: send another one, or end it with removeRecurringPayItem',
    belowTaken:
      'Paychecks have taken {taken} already: totalAmount must be at least that. What was taken too much goes back with ' +
      'importRegularPayrollData as a reimbursement',
  },

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const { recurringPayItemId } = body
    const there = known(await recurringPayItems.lock(work, worker, recurringPayItemId), 'recurringPayItem')

    const untouched = (body.amountPerPayperiod ?? null) === null && body.allocatedPercentage === undefined
    const worth = untouched ? there : (worthOf(body) ?? refuse('oneOfTwo'))
    const [payItem, type] = [body.payItem ?? there.payItem, body.type ?? there.type]
    // A word from before there was a catalogue stays until it is changed.
    const isRenamed = payItem !== there.payItem || type !== there.type
    const { taxTreatment, priority } = isRenamed
      ? await treatmentOf(work, worker.companyId, { payItem, word: type })
      : there
    const item = {
      ...{ payItem, type, taxTreatment, priority },
      amount: worth.amount,
      allocatedBasisPoints: worth.allocatedBasisPoints,
      ...endOf(body, there),
      recoversOverpayment: there.recoversOverpayment,
    }
    const fault = isRenamed ? wordFault({ payItem, word: type }, taxTreatment !== null) : undefined
    if (fault !== undefined) refuse('unknownWord', { fault })

    if (item.totalAmount !== null && !mayHaveTotal({ payItem, word: taxTreatment ?? type })) {
      refuse('noTotal', { payItem, type })
    }
    if (there.recoversOverpayment && item.totalAmount === null) refuse('totalStays')
    if (body.endDate && body.endDate < work.today) refuse('endIsPast', { endDate: body.endDate })
    const taken = item.totalAmount === null ? 0n : await takenOf(work, worker.companyId, recurringPayItemId)
    if (item.totalAmount !== null && item.totalAmount < taken) refuse('belowTaken', { taken: dollars(taken) })

    await recurringPayItems.change(work, worker, recurringPayItemId, item)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, recurringPayItemId] })

    const message = 'Recurring pay item updated successfully'
    return { recurringPayItem: { recurringPayItemId, status: 'Ready' as const, message } }
  },
})
