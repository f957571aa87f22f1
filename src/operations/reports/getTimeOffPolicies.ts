import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { timeOffPoliciesOf } from '../../store/time/time-off-policies.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { timeOffPolicyForm, timeOffPolicyRecord } from '../../wire/time-off.ts'
import { operation } from '../declaration/operation.ts'

export const getTimeOffPolicies = operation({
  address: 'reports/getTimeOffPolicies',
  job: 'time-off',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'company' },
  summary: 'Lists the time off policies of a company, in order of creation.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({ timeOffPolicies: z.array(timeOffPolicyRecord), ...pageReply }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const policies = await timeOffPoliciesOf(work, companyId)

    const { items, next } = pageIn(body, policies, ({ policyId }) => policyId)
    return { timeOffPolicies: items.map(timeOffPolicyForm), ...next }
  },
})
