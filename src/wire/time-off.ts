import { z } from 'zod'
import type { TimeOffPolicy } from '../domain/time/time-off.ts'
import { earningMethods, policyTypes } from '../domain/time/values.ts'
import { choice, flag, hundredths, text } from './fields/fields.ts'

/** Time off policies and requests, as they are sent and answered. */

export const hours = (most = 8784) => hundredths(most)

export const timeOffPolicyFields = {
  earningMethod: choice(earningMethods).nullish(),
  lumpSumHours: hours().nullish(),
  accrualRatePerHour: z
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .transform((value) => Math.round(value * 1_000_000))
    .meta({ type: 'number', examples: [0.0385] })
    .nullish(),
  maxAccumulatedHours: hours().nullish(),
  carryoverLimitHours: hours().nullish(),
  waitingPeriodDays: z
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(3660, 'must be at most 3660')
    .nullish(),
  isProratedByStartDate: flag().nullish(),
  payoutOnTermination: flag()
    .nullish()
    .describe(
      'Whether the balance is paid with the last paycheck. Left out, and where it is false, the law of the state of the ' +
        'work decides: earned vacation is always paid out where it is wages, as in California.',
    ),
}

export const timeOffPolicyNames = { timeOffPolicyName: text(100), policyType: choice(policyTypes) }

export const timeOffPolicyReply = z.object({
  timeOffPolicy: z.object({
    timeOffPolicyId: z.uuid(),
    status: z.literal('Ready'),
    message: z.string(),
    validationWarning: z
      .string()
      .optional()
      .describe(
        'What of the policy the law of a state where the company has people or places does not let stand.',
      ),
  }),
})

export const timeOffPolicyRefusals = {
  noLumpSum: 'lumpSumHours is required for a Lump Sum policy',
  noRate: 'accrualRatePerHour is required for an Accrual policy',
} as const

export const defaultTimeOffPolicy: Omit<TimeOffPolicy, 'name' | 'policyType'> = {
  earningMethod: 'Lump Sum',
  lumpSumHours: 0,
  accrualRate: 0,
  maxHours: null,
  carryoverHours: null,
  waitingDays: 0,
  isProrated: false,
  payoutOnTermination: false,
}

type Sent = z.output<z.ZodObject<typeof timeOffPolicyFields>>

/** What is left out stays; null takes a limit away. */
export const timeOffPolicyOf = <Before extends TimeOffPolicy>(sent: Sent, before: Before): Before => ({
  ...before,
  earningMethod: sent.earningMethod ?? before.earningMethod,
  lumpSumHours: sent.lumpSumHours ?? before.lumpSumHours,
  accrualRate: sent.accrualRatePerHour ?? before.accrualRate,
  maxHours: sent.maxAccumulatedHours === undefined ? before.maxHours : sent.maxAccumulatedHours,
  carryoverHours: sent.carryoverLimitHours === undefined ? before.carryoverHours : sent.carryoverLimitHours,
  waitingDays: sent.waitingPeriodDays ?? before.waitingDays,
  isProrated: sent.isProratedByStartDate ?? before.isProrated,
  payoutOnTermination: sent.payoutOnTermination ?? before.payoutOnTermination,
})

/** A policy that could never give an hour is a mistake, except leave without pay. */
export function timeOffPolicyFault(policy: TimeOffPolicy): keyof typeof timeOffPolicyRefusals | undefined {
  if (policy.policyType === 'Unpaid') return undefined
  if (policy.earningMethod === 'Accrual') return policy.accrualRate > 0 ? undefined : 'noRate'
  return policy.lumpSumHours > 0 ? undefined : 'noLumpSum'
}

export const timeOffPolicyRecord = z.object({
  timeOffPolicyId: z.uuid(),
  companyId: z.uuid(),
  timeOffPolicyName: z.string(),
  policyType: z.string(),
  earningMethod: z.string(),
  lumpSumHours: z.number(),
  accrualRatePerHour: z.number(),
  maxAccumulatedHours: z.number().nullable(),
  carryoverLimitHours: z.number().nullable(),
  waitingPeriodDays: z.int(),
  isProratedByStartDate: z.boolean(),
  payoutOnTermination: z.boolean(),
  userIds: z.array(z.uuid()),
})

export const timeOffPolicyForm = (
  policy: TimeOffPolicy & { companyId: string; policyId: string; userIds: readonly string[] },
): z.output<typeof timeOffPolicyRecord> => ({
  timeOffPolicyId: policy.policyId,
  companyId: policy.companyId,
  timeOffPolicyName: policy.name,
  policyType: policy.policyType,
  earningMethod: policy.earningMethod,
  lumpSumHours: policy.lumpSumHours / 100,
  accrualRatePerHour: policy.accrualRate / 1_000_000,
  maxAccumulatedHours: policy.maxHours === null ? null : policy.maxHours / 100,
  carryoverLimitHours: policy.carryoverHours === null ? null : policy.carryoverHours / 100,
  waitingPeriodDays: policy.waitingDays,
  isProratedByStartDate: policy.isProrated,
  payoutOnTermination: policy.payoutOnTermination,
  userIds: [...policy.userIds],
})
