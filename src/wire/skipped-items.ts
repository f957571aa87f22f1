import { z } from 'zod'
import { type StandingItem, skipKinds } from '../domain/payroll/skipped.ts'
import { flag, id, optionalText } from './fields/fields.ts'

/** What a period is told not to take or give, by id. */

export const skipItem = z.object({
  userId: id('user'),
  recurringPayItemId: id('recurringPayItem').nullish(),
  benefitEnrollmentId: id('benefitEnrollment').nullish(),
  garnishmentId: id('garnishment').nullish(),
  skip: flag()
    .nullish()
    .describe('False takes it back: the period takes the item again. Left out, it is skipped.'),
  reason: optionalText(500).describe(
    'Why it is skipped; the explanation of the paycheck says it to the worker too.',
  ),
})

export const skipRefusals = {
  notOneItem:
    'Name one of recurringPayItemId, benefitEnrollmentId and garnishmentId in items.{n}, and only one',
  noReason: 'Say in items.{n}.reason why it is skipped',
} as const

const standing = {
  kind: z
    .enum(skipKinds)
    .describe('What it is: a recurring pay item, an enrollment in a benefit plan or an order.'),
  itemId: z.uuid().describe('Its recurringPayItemId, benefitEnrollmentId or garnishmentId.'),
  name: z.string().describe('The item, the plan or the kind of order.'),
}

/** Of a period that may still change. */
export const standingRecord = z.object({
  ...standing,
  isSkipped: z.boolean().describe('Whether the period skips it, by skipItems.'),
  reason: z.string().describe('Why it is skipped; empty where it is not.'),
})

export const standingForm = (
  item: StandingItem & { readonly reason?: string },
): z.output<typeof standingRecord> => ({
  kind: item.kind,
  itemId: item.itemId,
  name: item.name,
  isSkipped: item.reason !== undefined,
  reason: item.reason ?? '',
})

/** Of a paycheck. */
export const skippedRecord = z.object({ ...standing, reason: z.string().describe('Why it was skipped.') })
