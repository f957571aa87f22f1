import type { Day } from '../../kernel/dates.ts'
import type { TimeOffLine, TimeOffStatus } from './time-off.ts'

export interface RequestFacts {
  readonly requestId: string
  readonly companyId: string
  readonly userId: string
  readonly policyId: string
  readonly policyType: string
  readonly startDate: Day
  readonly endDate: Day
  readonly hours: number
  readonly status: TimeOffStatus
  readonly reason: string
  readonly lines: readonly TimeOffLine[]
}

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
