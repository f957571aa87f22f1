import { z } from 'zod'
import {
  type AllocatedShare,
  allocationMethods,
  type ListedAllocation,
} from '../domain/payroll/tip-allocation.ts'
import { amount, choice, flag, hundredths, id, money, text } from './fields/fields.ts'

/** Tips that a large food or beverage establishment allocates, as they are sent and answered. */
export const tipAllocationFields = {
  companyId: id('company'),
  payPeriodId: id('payPeriod').describe(
    'The payroll of the period; its paychecks tell hours and reported tips.',
  ),
  establishment: text(100)
    .describe('The restaurant or bar: Form 8027 is one for each.')
    .meta({ examples: ['Harbor Street'] }),
  grossReceipts: money({ max: 100_000_000 })
    .describe(
      'What the establishment took for food and drink in the period, without carryout and service charges.',
    )
    .meta({ examples: [48_250] }),
  percent: hundredths(8)
    .nullish()
    .describe(
      'The percentage of the receipts; 8 unless the IRS approved a lower one, which is never below 2.',
    )
    .meta({ examples: [8] }),
  method: choice(allocationMethods).describe(
    'By what the directly tipped share: `Hours`, below 25 people of full time, or `Receipts`, what each served.',
  ),
  workers: z
    .array(
      z.object({
        userId: id('user'),
        isIndirect: flag()
          .nullish()
          .describe('Gets tips through others, like who clears tables: nothing is allocated.'),
        grossReceipts: money({ max: 100_000_000 })
          .nullish()
          .describe('What this worker served, for `Receipts`.'),
      }),
    )
    .min(1, 'must not be empty')
    .max(1000)
    .describe('Everyone of the establishment who was tipped in the period.'),
}

export const tipAllocationRecord = z.object({
  tipAllocationId: z.uuid().describe('The id of the allocation.'),
  payPeriodId: z.uuid(),
  beginDate: z.string().describe('The first day of the period.'),
  endDate: z.string().describe('The last day of the period.'),
  payDate: z.string().describe('The pay date of the period: its year is that of box 8.'),
  establishment: z
    .string()
    .describe('The restaurant or bar.')
    .meta({ examples: ['Harbor Street'] }),
  grossReceipts: amount().describe('What it took for food and drink.'),
  percent: z
    .number()
    .describe('The percentage of the receipts.')
    .meta({ examples: [8] }),
  method: z.enum(allocationMethods).describe('By what the directly tipped share.'),
  workers: z
    .array(
      z.object({
        userId: z.uuid(),
        isIndirect: z.boolean().describe('Gets tips through others: nothing is allocated.'),
        hours: z.number().describe('Hours worked, as the paycheck has them.'),
        grossReceipts: amount().nullable().describe('What this worker served; null where it was not sent.'),
        reportedTips: amount().describe('Tips of the paycheck, charged and in cash.'),
        share: amount().describe('What of the percentage falls to this worker.'),
        allocatedTips: amount().describe('For box 8 of the W-2: no wages, and nothing is withheld.'),
      }),
    )
    .describe('Everyone who was tipped, as they were sent.'),
})

export const tipAllocationForm = (row: ListedAllocation): z.output<typeof tipAllocationRecord> => ({
  tipAllocationId: row.tipAllocationId,
  payPeriodId: row.payPeriodId,
  beginDate: row.beginDate,
  endDate: row.endDate,
  payDate: row.payDate,
  establishment: row.establishment,
  grossReceipts: row.grossReceipts,
  percent: row.basisPoints / 100,
  method: row.method,
  workers: row.shares.map(shareForm),
})

const shareForm = (share: AllocatedShare) => ({
  userId: share.userId,
  isIndirect: share.isIndirect,
  hours: share.hours / 100,
  grossReceipts: share.receipts,
  reportedTips: share.tips,
  share: share.share,
  allocatedTips: share.allocated,
})
