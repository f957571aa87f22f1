import { z } from 'zod'
import { daysIn } from '../../domain/payroll/spans.ts'
import { allocateTips as allocate, isTooManyForHours } from '../../domain/payroll/tip-allocation.ts'
import { saveTipAllocation, tippedIn } from '../../store/payroll/tip-allocations.ts'
import { amount } from '../../wire/fields/fields.ts'
import { tipAllocationFields } from '../../wire/tip-allocation.ts'
import { namedPeriod } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const allocateTips = operation({
  address: 'payroll/allocateTips',
  job: 'inputs',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Allocates tips of a large food or beverage establishment for a payroll that was run.',
  description:
    'Where reported tips are below 8 percent of the receipts, the difference is allocated to those who reported less than ' +
    'their share (26 USC 6053(c)). It is shown in box 8 of the W-2; it is no wages, and nothing is withheld for it. An ' +
    'establishment is large with more than 10 employees on a usual day of the year before, where tips are customary. ' +
    'Sent again for the same period and establishment it replaces what was there, also after a paycheck was voided.',
  body: z.object({ tipAllocation: z.object(tipAllocationFields) }),
  reply: z.object({
    tipAllocation: z.object({
      tipAllocationId: z.uuid().describe('The id of the allocation.'),
      status: z.literal('Ready'),
      expectedTips: amount().describe('The percentage of the receipts.'),
      reportedTips: amount().describe('Tips of the paychecks, charged and in cash.'),
      allocatedTips: amount().describe('What was allocated in all.'),
      message: z.string(),
    }),
  }),
  refusals: {
    notPaidHere: 'A worker among workers has no paycheck in this period',
    namedTwice: 'A worker is there twice',
    nobodyServes: 'Name someone who is tipped directly and has worked hours or receipts, as the method asks',
    receiptsMissing: 'With Receipts everyone who is tipped directly needs grossReceipts',
    tooManyForHours:
      'With 25 people of full time or more, Hours may not be used (26 CFR 31.6053-3(f)(1)(iv)); send Receipts',
    belowTwo: 'percent must be at least 2',
  },

  async run({ body: { tipAllocation: sent }, work, refuse }) {
    const { companyId, payPeriodId, establishment, grossReceipts, method } = sent
    const period = await namedPeriod(work, sent)
    const paid = await tippedIn(work, { companyId, payPeriodId })

    const basisPoints = sent.percent ?? 800
    if (basisPoints < 200) refuse('belowTwo')
    if (new Set(sent.workers.map(({ userId }) => userId)).size < sent.workers.length) refuse('namedTwice')
    const workers = sent.workers.map(({ userId, isIndirect, grossReceipts: served }) => ({
      userId: userId as string,
      isIndirect: isIndirect ?? false,
      receipts: served ?? null,
      ...(paid.get(userId) ?? refuse('notPaidHere')),
    }))
    const direct = workers.filter((worker) => !worker.isIndirect)
    const days = daysIn({ begin: period.beginDate, end: period.endDate })
    if (method === 'Hours' && isTooManyForHours(workers, days)) refuse('tooManyForHours')
    if (method === 'Receipts' && direct.some(({ receipts }) => receipts === null)) refuse('receiptsMissing')
    const serves = direct.some(({ hours, receipts }) => (method === 'Hours' ? hours > 0 : receipts! > 0n))
    if (!serves) refuse('nobodyServes')
    const found = allocate({ receipts: grossReceipts, basisPoints, method, workers })

    const { shares } = found
    const kept = { payPeriodId, establishment, grossReceipts, basisPoints, method, shares }
    const tipAllocationId = await saveTipAllocation(work, companyId, kept)
    work.note({ companyId, subjectIds: [tipAllocationId, payPeriodId] })
    return {
      tipAllocation: {
        tipAllocationId,
        status: 'Ready' as const,
        expectedTips: found.expected,
        reportedTips: found.reported,
        allocatedTips: found.allocated,
        message: 'Tips allocated successfully',
      },
    }
  },
})
