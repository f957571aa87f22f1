import { z } from 'zod'
import type { RequestFacts } from '../domain/time/time-off.ts'
import { id, optionalText } from './fields/fields.ts'
/** The wire form of a request, in getTimeOffRequests and in getUser alike. */
export const requestForm = (request: RequestFacts) => ({
  timeOffRequestId: request.requestId,
  companyId: request.companyId,
  userId: request.userId,
  timeOffPolicyId: request.policyId,
  policyType: request.policyType,
  startDate: request.startDate as string,
  endDate: request.endDate as string,
  hours: request.hours / 100,
  status: request.status as string,
  reason: request.reason,
  timeOffLineItems: request.lines.map(({ day, hours }) => ({
    date: day as string,
    requestHours: hours / 100,
  })),
})

export const decisionFields = {
  companyId: id('company'),
  timeOffRequestId: id('timeOffRequest'),
  reason: optionalText(500),
}

export const decisionRefusals = {
  decided: 'The time off request is already {status}; a new one is made with addTimeOffRequest',
} as const

export const decisionAnswer = ({ requestId }: RequestFacts, status: string, message: string) => ({
  timeOffRequest: { timeOffRequestId: requestId, status, message },
})

export const requestReply = z.object({
  timeOffRequest: z.object({ timeOffRequestId: z.uuid(), status: z.string(), message: z.string() }),
})

export const requestRecord = z.object({
  timeOffRequestId: z.uuid(),
  companyId: z.uuid(),
  userId: z.uuid(),
  timeOffPolicyId: z.uuid(),
  policyType: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  hours: z.number(),
  status: z.string(),
  reason: z.string(),
  timeOffLineItems: z.array(z.object({ date: z.string(), requestHours: z.number() })),
})
