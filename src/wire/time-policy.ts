import { z } from 'zod'
import type { TimePolicy } from '../domain/time/time-policy.ts'
import { overtimeRules, roundings, weekdays } from '../domain/time/values.ts'
import { isZone } from '../domain/time/zones.ts'
import { workerTypes } from '../domain/values.ts'
import { choice, flag, marks } from './fields/fields.ts'

/** A time tracking policy: the defaults, and what is left out in an update stays. */

export const timePolicyFields = {
  workerTypes: z.array(choice(workerTypes), 'must be a list').min(1, 'must not be empty').max(10).nullish(),
  overtimeRule: choice(overtimeRules).nullish(),
  workweekStart: choice(weekdays).nullish(),
  timeZone: timeZone().nullish(),
  roundingMinutes: z
    .literal(roundings, `must be one of: ${roundings.join(', ')}`)
    .meta({ type: 'integer', enum: [...roundings] })
    .nullish(),
  mealBreakMinutes: z
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(240, 'must be at most 240')
    .nullish(),
  requireApproval: flag().nullish(),
}

export const timePolicyReply = z.object({
  timeTrackingPolicy: z.object({
    timeTrackingPolicyId: z.uuid(),
    status: z.literal('Ready'),
    message: z.string(),
  }),
})

export const defaultTimePolicy: Omit<TimePolicy, 'name'> = {
  workerTypes,
  overtimeRule: 'State',
  workweekStart: 0,
  timeZone: '',
  roundingMinutes: 0,
  mealBreakMinutes: 0,
  requireApproval: true,
}

type Sent = z.output<z.ZodObject<typeof timePolicyFields>>

export const timePolicyOf = <Before extends Omit<TimePolicy, 'name'>>(
  sent: Sent,
  before: Before,
): Before => ({
  ...before,
  workerTypes: sent.workerTypes ? [...new Set(sent.workerTypes)] : before.workerTypes,
  overtimeRule: sent.overtimeRule ?? before.overtimeRule,
  workweekStart: sent.workweekStart ? weekdays.indexOf(sent.workweekStart) : before.workweekStart,
  timeZone: sent.timeZone ?? before.timeZone,
  roundingMinutes: sent.roundingMinutes ?? before.roundingMinutes,
  mealBreakMinutes: sent.mealBreakMinutes ?? before.mealBreakMinutes,
  requireApproval: sent.requireApproval ?? before.requireApproval,
})

/** An IANA name, or empty for the zone of the work state. */
function timeZone() {
  const field = z
    .any()
    .transform((value, context): string => {
      if (value === '' || (typeof value === 'string' && isZone(value))) return value
      context.addIssue({ code: 'custom', message: 'must be a time zone such as America/Chicago' })
      return z.NEVER
    })
    .meta({ type: 'string', examples: ['America/New_York'] })
  marks.add(field, { closedList: true })
  return field
}

/** Why one of several users is not assigned, or not taken off a policy. */
export const assignmentFaults = {
  assigned: 'Employee already has an active assignment.',
  clockedIn: 'Employee is clocked in; use clockOut first.',
} as const
