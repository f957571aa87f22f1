import { z } from 'zod'
import { policyDoubt } from '../../domain/time/leave-law.ts'
import { companyExists } from '../../store/company/companies.ts'
import { everyState } from '../../store/payroll/enrollment.ts'
import { lockTimeOffPolicy, updateTimeOffPolicy as update } from '../../store/time/time-off-policies.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import {
  timeOffPolicyFault,
  timeOffPolicyFields,
  timeOffPolicyNames,
  timeOffPolicyOf,
  timeOffPolicyRefusals,
  timeOffPolicyReply,
} from '../../wire/time-off.ts'
import { operation } from '../declaration/operation.ts'

export const updateTimeOffPolicy = operation({
  address: 'adminPortal/updateTimeOffPolicy',
  job: 'time-off',
  verb: 'PUT',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary: 'Changes a time off policy; what is left out stays as it is.',
  description:
    'What was granted, earned and taken stays; the new terms count from now on. `maxAccumulatedHours` and ' +
    '`carryoverLimitHours` sent as null are no limit. The policyType stays.',
  body: z.object({
    timeOffPolicy: z.object({
      timeOffPolicyId: id('timeOffPolicy'),
      companyId: optionalId('company'),
      timeOffPolicyName: timeOffPolicyNames.timeOffPolicyName.nullish(),
      ...timeOffPolicyFields,
    }),
  }),
  reply: timeOffPolicyReply,
  refusals: timeOffPolicyRefusals,

  async run({ body: { timeOffPolicy: sent }, work, refuse }) {
    if (sent.companyId && !(await companyExists(work, sent.companyId))) throw unknownId('company')
    const before = known(await lockTimeOffPolicy(work, sent.timeOffPolicyId), 'timeOffPolicy')
    if (sent.companyId && sent.companyId !== before.companyId) throw unknownId('timeOffPolicy')

    const policy = timeOffPolicyOf(sent, { ...before, name: sent.timeOffPolicyName ?? before.name })
    const fault = timeOffPolicyFault(policy)
    if (fault) refuse(fault)
    const states = await everyState(work, before.companyId)
    const doubt = policyDoubt(policy, { states, on: work.today, sent })

    await update(work, policy)
    work.note({ companyId: before.companyId, subjectIds: [before.policyId] })
    const message = 'Time off policy updated successfully'
    const warning = doubt ? { validationWarning: doubt } : {}
    return {
      timeOffPolicy: { timeOffPolicyId: before.policyId, status: 'Ready' as const, message, ...warning },
    }
  },
})
