import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { insertTimePolicy } from '../../store/time/policies.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { defaultTimePolicy, timePolicyFields, timePolicyOf, timePolicyReply } from '../../wire/time-policy.ts'
import { operation } from '../declaration/operation.ts'

export const addTimeTrackingPolicy = operation({
  address: 'adminPortal/addTimeTrackingPolicy',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary:
    'Adds a policy by which time is tracked: overtime, workweek, time zone, rounding, breaks, approval.',
  description:
    'Only `companyId` and `name` are needed; the rest defaults to both worker types, State overtime, weeks from ' +
    'Sunday, the time zone of the work state, no rounding, no break, approval required. `State` overtime is what the ' +
    'state of the work asks for: by the day and the seventh day where it does, else beyond forty hours a week as the ' +
    'nation does. `Federal` counts forty hours a week only; `None` counts everything as standard. Where either pays ' +
    'less than the law, preview and run warn with the amount. Each punch is ' +
    'rounded to the nearest `roundingMinutes` (29 CFR 785.48). `mealBreakMinutes` is taken off every entry longer than ' +
    'five hours that does not say its own break.',
  body: z.object({
    timeTrackingPolicy: z.object({ companyId: id('company'), name: text(100), ...timePolicyFields }),
  }),
  reply: timePolicyReply,

  async run({ body: { timeTrackingPolicy: sent }, work }) {
    const { companyId, name } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const policy = timePolicyOf(sent, { ...defaultTimePolicy, name })

    const timeTrackingPolicyId = await insertTimePolicy(work, companyId, policy)
    work.note({ companyId, subjectIds: [timeTrackingPolicyId] })
    const message = 'Time tracking policy added successfully'
    return { timeTrackingPolicy: { timeTrackingPolicyId, status: 'Ready' as const, message } }
  },
})
