import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { lockTimePolicy, updateTimePolicy } from '../../store/time/policies.ts'
import { id, optionalId, text } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { timePolicyFields, timePolicyOf, timePolicyReply } from '../../wire/time-policy.ts'
import { operation } from '../declaration/operation.ts'

export const updateTimeTrackingPolicy = operation({
  address: 'adminPortal/updateTimeTrackingPolicy',
  job: 'time',
  verb: 'PUT',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary: 'Changes a time tracking policy; what is left out stays as it is.',
  description:
    'Rounding and breaks of entries that are already there stay as they were; the overtime rule and the workweek count ' +
    'for every card that is synced from now on.',
  body: z.object({
    timeTrackingPolicy: z.object({
      timeTrackingPolicyId: id('timeTrackingPolicy'),
      companyId: optionalId('company'),
      name: text(100).nullish(),
      ...timePolicyFields,
    }),
  }),
  reply: timePolicyReply,

  async run({ body: { timeTrackingPolicy: sent }, work }) {
    if (sent.companyId && !(await companyExists(work, sent.companyId))) throw unknownId('company')
    const before = known(await lockTimePolicy(work, sent.timeTrackingPolicyId), 'timeTrackingPolicy')
    if (sent.companyId && sent.companyId !== before.companyId) throw unknownId('timeTrackingPolicy')

    await updateTimePolicy(work, timePolicyOf(sent, { ...before, name: sent.name ?? before.name }))
    work.note({ companyId: before.companyId, subjectIds: [before.policyId] })

    const message = 'Time tracking policy updated successfully'
    return {
      timeTrackingPolicy: { timeTrackingPolicyId: before.policyId, status: 'Ready' as const, message },
    }
  },
})
