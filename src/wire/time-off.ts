import { z } from 'zod'
import { isTurned } from '../domain/time/request-rules.ts'
import { type TenureTier, tierFault } from '../domain/time/tenure.ts'
import type { TimeOffPolicy } from '../domain/time/time-off.ts'
import { earningMethods, policyTypes } from '../domain/time/values.ts'
import { choice, date, flag, hundredths, text } from './fields/fields.ts'

/** Time off policies and requests, as they are sent and answered. */

export const hours = (most = 8784) => hundredths(most)

/** Hours that are added, or taken below 0. */
export const signedHours = () =>
  z
    .number('must be a number')
    .min(-8784, 'must be at least -8784')
    .max(8784, 'must be at most 8784')
    .refine(
      (value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6,
      'must have at most two decimals',
    )
    .transform((value) => Math.round(value * 100))
    .meta({ type: 'number' })

const accrualRate = () =>
  z
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .transform((value) => Math.round(value * 1_000_000))
    .meta({ type: 'number', examples: [0.0385] })

export const timeOffPolicyFields = {
  earningMethod: choice(earningMethods).nullish(),
  lumpSumHours: hours().nullish(),
  accrualRatePerHour: accrualRate().nullish(),
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
  tiers: z
    .array(
      z.object({
        afterYears: z
          .int('must be a whole number')
          .min(1, 'must be at least 1')
          .max(60, 'must be at most 60')
          .describe('Whole years since dateOfJoin from which it counts.')
          .meta({ examples: [5] }),
        lumpSumHours: hours()
          .nullish()
          .describe('Hours granted each year from then on; as before when left out.'),
        accrualRatePerHour: accrualRate()
          .nullish()
          .describe('Hours earned for each hour that is paid from then on; as before when left out.'),
        maxAccumulatedHours: hours()
          .nullish()
          .describe('The most that the balance holds from then on; as before when left out.'),
      }),
      'must be a list',
    )
    .max(20, 'must have at most 20 items')
    .nullish()
    .describe('What changes with years of service. A lump sum is that of the tier on the day of the grant.'),
  minimumNoticeDays: z
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(366, 'must be at most 366')
    .nullish()
    .describe('Days between the request and the first day of leave, at least; 0 for none.')
    .meta({ examples: [14] }),
  blackoutPeriods: z
    .array(
      z.object({
        startDate: date().describe('The first day.'),
        endDate: date().describe('The last day.'),
        name: text(100)
          .describe('Why; whoever asks for leave on such a day reads it.')
          .meta({ examples: ['Holiday season'] }),
      }),
      'must be a list',
    )
    .max(100, 'must have at most 100 items')
    .nullish()
    .describe('Days on which nobody takes leave of this policy. Leave that was approved before stays.'),
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
  tierOrder: 'tiers must rise by afterYears, each number of years once',
  emptyTier:
    'Each of tiers needs what it changes: lumpSumHours in a Lump Sum policy, accrualRatePerHour in an Accrual one, or maxAccumulatedHours',
  blackoutTurned: 'endDate of blackoutPeriods must not be before its startDate',
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
  tiers: [],
  noticeDays: 0,
  blackouts: [],
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
  tiers: sent.tiers?.map(tierOf) ?? before.tiers,
  noticeDays: sent.minimumNoticeDays ?? before.noticeDays,
  blackouts: sent.blackoutPeriods ?? before.blackouts,
})

const tierOf = (tier: NonNullable<Sent['tiers']>[number]): TenureTier => ({
  afterYears: tier.afterYears,
  lumpSumHours: tier.lumpSumHours ?? null,
  accrualRate: tier.accrualRatePerHour ?? null,
  maxHours: tier.maxAccumulatedHours ?? null,
})

/** A policy that could never give an hour is a mistake, except leave without pay. */
export function timeOffPolicyFault(policy: TimeOffPolicy): keyof typeof timeOffPolicyRefusals | undefined {
  if (policy.blackouts.some(isTurned)) return 'blackoutTurned'
  if (policy.policyType === 'Unpaid') return undefined
  const tiers = tierFault(policy)
  if (tiers) return tiers
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
  tiers: z
    .array(
      z.object({
        afterYears: z
          .int()
          .describe('Whole years since dateOfJoin from which it counts.')
          .meta({ examples: [5] }),
        lumpSumHours: z
          .number()
          .nullable()
          .describe('Hours granted each year from then on; null: as before.'),
        accrualRatePerHour: z
          .number()
          .nullable()
          .describe('Hours earned for each hour that is paid from then on; null: as before.'),
        maxAccumulatedHours: z
          .number()
          .nullable()
          .describe('The most that the balance holds from then on; null: as before.'),
      }),
    )
    .describe('What changes with years of service.'),
  minimumNoticeDays: z
    .int()
    .describe('Days between the request and the first day of leave, at least.')
    .meta({ examples: [14] }),
  blackoutPeriods: z
    .array(
      z.object({
        startDate: z.string().describe('The first day.'),
        endDate: z.string().describe('The last day.'),
        name: z
          .string()
          .describe('Why no leave is taken then.')
          .meta({ examples: ['Holiday season'] }),
      }),
    )
    .describe('Days on which nobody takes leave of this policy.'),
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
  tiers: policy.tiers.map(({ afterYears, lumpSumHours, accrualRate: rate, maxHours }) => ({
    afterYears,
    lumpSumHours: lumpSumHours === null ? null : lumpSumHours / 100,
    accrualRatePerHour: rate === null ? null : rate / 1_000_000,
    maxAccumulatedHours: maxHours === null ? null : maxHours / 100,
  })),
  minimumNoticeDays: policy.noticeDays,
  blackoutPeriods: policy.blackouts.map((blackout) => ({ ...blackout })),
  userIds: [...policy.userIds],
})
