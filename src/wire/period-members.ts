import { z } from 'zod'
import { paymentMethods } from '../domain/values.ts'
import { choice, flag, id, money, optionalText } from './fields/fields.ts'

/** Adding people to a period and taking them out: four operations of one shape, answered person by person. */

export const membersBody = z.object({
  companyId: id('company'),
  payPeriodId: id('payPeriod'),
  payrollLineItems: z
    .array(
      z.object({
        userId: z.any().optional(),
        amount: money({ max: 100_000_000 }).nullish(),
        paymentMethod: choice(paymentMethods).nullish(),
        paidOutside: flag().nullish(),
        reason: optionalText(500),
      }),
    )
    .min(1, 'must not be empty')
    .max(10_000, 'must be at most 10000'),
})

export const membersReply = z.object({
  payrollLineItems: z.array(
    z.object({
      userId: z.any(),
      success: z.boolean(),
      message: z.string().optional(),
      error: z.object({ code: z.int(), message: z.string() }).optional(),
    }),
  ),
})
