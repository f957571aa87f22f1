import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { timeOffPoliciesOf } from '../../store/time/time-off-policies.ts'
import { id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { timeOffPolicyForm, timeOffPolicyRecord } from '../../wire/time-off.ts'
import { operation } from '../declaration/operation.ts'

export const getTimeOffPolicy = operation({
  address: 'reports/getTimeOffPolicy',
  job: 'time-off',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers one time off policy and who is assigned to it.',
  body: z.object({ companyId: id('company'), timeOffPolicyId: id('timeOffPolicy') }),
  reply: z.object({ timeOffPolicy: timeOffPolicyRecord }),

  async run({ body: { companyId, timeOffPolicyId }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const [policy] = await timeOffPoliciesOf(work, companyId, timeOffPolicyId)
    return { timeOffPolicy: timeOffPolicyForm(known(policy, 'timeOffPolicy')) }
  },
})
