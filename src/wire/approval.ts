import { z } from 'zod'
import type { ApprovalFacts } from '../domain/payroll/approval.ts'
import { isoInstant } from '../kernel/dates.ts'
import { cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'

/** A second person's word on a payroll, as it is answered. */
export const approvalRecord = z.object({
  approvalId: z.uuid().describe('The id of the request for approval.'),
  payPeriodId: z.uuid(),
  status: z
    .string()
    .describe('`requested`, `approved`, `rejected`, `replaced` by a later request, or `used` by a run.'),
  people: z.number().int().describe('How many are paid.'),
  gross: amount().describe('Gross pay of all of them.'),
  net: amount().describe('Net pay of all of them.'),
  fundingTotal: amount().describe('What would be drawn from the company.'),
  requestedBy: z.string().describe('Who prepared it and asked.'),
  requestedAt: z.string().describe('When approval was asked for.'),
  decidedBy: z.string().nullable().describe('Who approved or rejected it; never who asked.'),
  decidedAt: z.string().nullable().describe('When it was approved or rejected; null before.'),
  reason: z.string().describe('Why it was rejected.'),
})

export const approvalForm = ({ gross, net, fundingTotal, ...facts }: ApprovalFacts) => ({
  approvalId: facts.approvalId,
  payPeriodId: facts.payPeriodId as string,
  status: facts.status as string,
  people: facts.people,
  gross: cents(gross),
  net: cents(net),
  fundingTotal: cents(fundingTotal),
  requestedBy: facts.requestedBy,
  requestedAt: isoInstant(facts.requestedAt),
  decidedBy: facts.decidedBy,
  decidedAt: facts.decidedAt === null ? null : isoInstant(facts.decidedAt),
  reason: facts.reason,
})

/** What each operation over an approval may refuse. */
export const approvalRefusals = {
  notRequired:
    'This company does not have its payrolls approved; turn it on with updateCompany, requiresApproval',
  noRequest: 'Nobody has asked for approval of this payroll; ask with requestApproval',
  samePerson: 'Who prepared a payroll cannot decide on it: {requestedBy} asked for this approval',
  changed: 'The payroll has changed since approval was asked for: {changes}; ask again with requestApproval',
} as const
