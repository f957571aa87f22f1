import { z } from 'zod'
import { weekdays } from '../../domain/time/values.ts'
import { companyExists } from '../../store/company/companies.ts'
import { timePoliciesOf } from '../../store/time/policies.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getTimeTrackingPolicies = operation({
  address: 'reports/getTimeTrackingPolicies',
  job: 'time',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the time tracking policies of a company and who is assigned to them.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({
    timeTrackingPolicies: z.array(
      z.object({
        timeTrackingPolicyId: z.uuid(),
        name: z.string(),
        workerTypes: z.array(z.string()),
        overtimeRule: z.string(),
        workweekStart: z.string(),
        timeZone: z.string(),
        roundingMinutes: z.int(),
        mealBreakMinutes: z.int(),
        requireApproval: z.boolean(),
        userIds: z.array(z.uuid()),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const policies = await timePoliciesOf(work, companyId)

    const { items, next } = pageIn(body, policies, ({ policyId }) => policyId)
    return {
      timeTrackingPolicies: items.map(({ policyId, companyId: _, ...policy }) => ({
        ...policy,
        timeTrackingPolicyId: policyId,
        workerTypes: [...policy.workerTypes],
        workweekStart: weekdays[policy.workweekStart]!,
        userIds: [...policy.userIds],
      })),
      ...next,
    }
  },
})
