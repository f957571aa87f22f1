import { z } from 'zod'
import type { RecurringPayItem } from '../domain/people/recurring-pay-item.ts'
import { recurringPayItems } from '../domain/people/values.ts'
import type { Cents } from '../kernel/money.ts'
import { amount, choice, id, money, percentage, text } from './fields/fields.ts'
import { wordRefusals } from './pay-words.ts'

/** A pay item of every period, as it is sent and as getRecurringPayItems answers it. */

export const whosePayItem = { companyId: id('company'), userId: id('user') }

export const payItemFields = {
  payItem: choice(recurringPayItems),
  type: text(100).meta({ examples: ['Uniform'] }),
  amountPerPayperiod: money().nullish(),
  allocatedPercentage: percentage(),
}

export const payItemRefusals = {
  ...wordRefusals,
  oneOfTwo: 'Exactly one of amountPerPayperiod and allocatedPercentage is required',
} as const

export const payItemReply = z.object({
  recurringPayItem: z.object({
    recurringPayItemId: z.uuid(),
    status: z.literal(['Ready', 'Removed']),
    message: z.string(),
  }),
})

/** The amount or the share; undefined when neither or both are given. */
export function worthOf(sent: {
  readonly amountPerPayperiod?: Cents | null | undefined
  readonly allocatedPercentage?: number | undefined
}): Pick<RecurringPayItem, 'amount' | 'allocatedBasisPoints'> | undefined {
  const { amountPerPayperiod: amount = null, allocatedPercentage: share } = sent
  if ((amount === null) === (share === undefined)) return undefined
  return { amount, allocatedBasisPoints: share ?? null }
}

export const payItemRecord = z.object({
  recurringPayItemId: z
    .uuid()
    .describe('The id that updateRecurringPayItem and removeRecurringPayItem take.'),
  companyId: z.uuid().describe('The company of the worker.'),
  userId: z.uuid().describe('The worker whose pay it changes.'),
  payItem: z.string().describe('What it is: taken from pay, paid, or paid back.'),
  type: z.string().describe('What the company calls it; the pay stub shows this word.'),
  amountPerPayperiod: amount().nullable().describe('Dollars in every pay period; null for a percentage.'),
  allocatedPercentage: z
    .number()
    .nullable()
    .describe('Percent of the gross pay of the period; null for a fixed amount.'),
  status: z.literal(['Ready', 'Removed']).describe('Removed: no later pay period has it.'),
})

export const payItemForm = (item: RecurringPayItem & PayItemKeys): z.input<typeof payItemRecord> => ({
  recurringPayItemId: item.recurringPayItemId,
  companyId: item.companyId,
  userId: item.userId,
  payItem: item.payItem,
  type: item.type,
  amountPerPayperiod: item.amount,
  allocatedPercentage: item.allocatedBasisPoints === null ? null : item.allocatedBasisPoints / 100,
  status: item.isRemoved ? 'Removed' : 'Ready',
})

interface PayItemKeys {
  readonly recurringPayItemId: string
  readonly companyId: string
  readonly userId: string
  readonly isRemoved: boolean
}
