import { z } from 'zod'
import type { RecurringPayItem } from '../domain/people/recurring-pay-item.ts'
import { recurringPayItems } from '../domain/people/values.ts'
import type { Cents } from '../kernel/money.ts'
import { choice, id, money, percentage, text } from './fields/fields.ts'

/** A pay item of every period, as addRecurringPayItem and updateRecurringPayItem take it. */

export const whosePayItem = { companyId: id('company'), userId: id('user') }

export const payItemFields = {
  payItem: choice(recurringPayItems),
  type: text(100),
  amountPerPayperiod: money().nullish(),
  allocatedPercentage: percentage(),
}

export const payItemRefusals = {
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
